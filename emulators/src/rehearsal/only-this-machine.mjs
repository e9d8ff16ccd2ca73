// firebase-tools loads this file first in a rehearsal. It makes every connection to another machine fail.
import dns from 'node:dns';
import net from 'node:net';

const here = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;
const refused = (host) =>
  Object.assign(new Error(`${host} is out of reach`), { code: 'ENOTFOUND' });

const lookup = dns.lookup;
dns.lookup = (host, options, callback = options) =>
  here.test(host) || net.isIP(host) ? lookup(host, options, callback) : callback(refused(host));

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function connectHere(...args) {
  const [{ host } = {}] = Array.isArray(args[0]) ? args[0] : args;
  if (host && !here.test(host)) {
    process.nextTick(() => this.destroy(refused(host)));
    return this;
  }
  return connect.apply(this, args);
};
