// A build with CARD_WORKER=off writes this file instead of the card's service worker. When a browser opens the card's
// page online, this worker replaces the card's worker, deletes its caches and unregisters itself.
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
