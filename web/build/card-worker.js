// The service worker of the card's page, for use without a network. It caches the page and its files as this
// build wrote them. The card's data is not cached here; the page stores the data itself until the session ends.
(() => {
  // The build inserts the page's address, its files, and the name of this version's cache.
  const { page, files, prefix, name } = __FACTS__;
  const patienceMs = 4000;

  // If a file cannot be fetched, the installation fails and the previous worker stays.
  self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(keep());
  });
  self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
  self.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== location.origin) return;
    if (mode === 'navigate' && pathname === page) event.respondWith(newestPage(event.request));
    else if (files.includes(pathname)) event.respondWith(file(event.request));
  });

  async function keep() {
    const cache = await caches.open(name);
    await cache.addAll([new Request(page, { cache: 'reload' }), ...files]);
  }

  async function dropOthers() {
    const names = await caches.keys();
    const others = names.filter((each) => each.startsWith(prefix) && each !== name);
    await Promise.all(others.map((each) => caches.delete(each)));
  }

  // Returns the page from the network, so that a person who is online gets that of the latest deployment. If the
  // network fails, takes longer than `patienceMs` or responds with a server error, it returns the cached page.
  async function newestPage(request) {
    const answer = fetch(request);
    const kept = await caches.match(page, { cacheName: name });
    if (!kept) return answer;
    const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
    const inTime = await Promise.race([answer, late]).catch(() => null);
    return inTime && inTime.status < 500 ? inTime : kept;
  }

  async function file(request) {
    return (await caches.match(request, { cacheName: name })) ?? fetch(request);
  }
})();
