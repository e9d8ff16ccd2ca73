// Loaded into a served function: it listens on a free port of the loopback and tells the bench which.
import { Server } from 'node:net';

const listen = Server.prototype.listen;
Server.prototype.listen = function listenOnFreePort(_port, ...rest) {
  this.once('listening', () => process.send({ port: this.address().port }));
  return listen.call(this, 0, '127.0.0.1', ...rest);
};

// A bench that dies leaves no server behind.
process.once('disconnect', () => process.exit());
