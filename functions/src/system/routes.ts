import type { health as healthRoute } from '@fanclub/contract/system/routes';
import type { Handler } from '#http/handler';

export const health: Handler<typeof healthRoute> = async () => ({ ok: true });
