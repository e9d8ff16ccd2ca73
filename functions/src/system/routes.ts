import { describeApi } from '@fanclub/contract/openapi/describe-api';
import type * as routes from '@fanclub/contract/system/routes';
import type { Handler } from '#http/handler';

export const health: Handler<typeof routes.health> = async () => ({ ok: true });

let description: Record<string, unknown> | undefined;

export const openapi: Handler<typeof routes.openapi> = async () => {
  description ??= describeApi();
  return description;
};
