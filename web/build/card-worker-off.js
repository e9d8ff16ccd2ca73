// In place of the card's service worker where a build is made with CARD_WORKER=off: whoever has one loses it,
// with all that it kept, at the next visit with a network.
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
