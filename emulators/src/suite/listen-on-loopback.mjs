// functions-framework listens on every interface and has no setting for that. Here only this machine may call
// it.
import { Server } from 'node:net';

const listen = Server.prototype.listen;
Server.prototype.listen = function listenOnLoopback(port, ...rest) {
  return typeof port === 'number' || typeof port === 'string'
    ? listen.call(this, Number(port), '127.0.0.1', ...rest)
    : listen.call(this, port, ...rest);
};
