// functions-framework listens on all network interfaces, and no setting changes that. With this file, only this machine
// can call it.
import { Server } from 'node:net';

const listen = Server.prototype.listen;
Server.prototype.listen = function listenOnLoopback(port, ...rest) {
  return typeof port === 'number' || typeof port === 'string'
    ? listen.call(this, Number(port), '127.0.0.1', ...rest)
    : listen.call(this, port, ...rest);
};
