import { once } from 'node:events';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import type { Express } from 'express';
import { onTestFinished } from 'vitest';
import type { Handler } from '#pipeline/handler';
import { mountRoute } from '#pipeline/mount-route';
import type { ServerContext } from '#platform/context';

/** Serves one route of an app until the test ends; returns the route's URL. */
export async function serveRoute<R extends RouteDefinition>(
  app: Express,
  route: R,
  handler: Handler<R>,
  context: ServerContext,
): Promise<string> {
  mountRoute(app, route, handler, {
    makeContext: () => context,
    onForeignGoogle: async () => {},
  });
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return `http://127.0.0.1:${port}${route.path}`;
}
