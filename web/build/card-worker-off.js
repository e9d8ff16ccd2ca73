// A build with CARD_WORKER=off writes this file instead of the card's service worker. It removes the worker and
// its caches from a browser when the browser is next online.
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
