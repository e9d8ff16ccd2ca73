import type * as routes from '@fanclub/contract/system/routes';
import type { Handler } from '#pipeline/handler';

export const health: Handler<typeof routes.health> = async () => ({ ok: true });

let description: Record<string, unknown> | undefined;

export const openapi: Handler<typeof routes.openapi> = async () => {
  if (!description) {
    const { describeApi } = await import('@fanclub/contract/openapi/describe-api');
    description = describeApi();
  }
  return description;
};
