// Replaces the card's service worker in a build with CARD_WORKER=off. It removes the worker and its caches from
// browsers at their next online visit.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const { prefix } = __FACTS__;
  const drop = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((each) => each.startsWith(prefix)).map((each) => caches.delete(each)),
    );
    await self.registration.unregister();
  };
  event.waitUntil(drop());
});
