// superstatic, the file server in the Hosting emulator, ends the whole suite at a URL that cannot be decoded, such as
// `/%ff`, because firebase.json has redirects. With this file, such a request gets 400.
import { Server } from 'node:http';

const emit = Server.prototype.emit;
Server.prototype.emit = function emitWellFormed(event, ...rest) {
  if (event === 'request') {
    const [request, response] = rest;
    try {
      decodeURI(request.url);
    } catch {
      response.writeHead(400).end();
      return true;
    }
  }
  return emit.call(this, event, ...rest);
};
