// This file is preloaded into a served function. The function then listens on a free loopback port, which is sent to
// the bench.
import { Server } from 'node:net';

const listen = Server.prototype.listen;
Server.prototype.listen = function listenOnFreePort(_port, ...rest) {
  this.once('listening', () => process.send({ port: this.address().port }));
  return listen.call(this, 0, '127.0.0.1', ...rest);
};

// The server ends with the bench, even when the bench crashes.
process.once('disconnect', () => process.exit());
