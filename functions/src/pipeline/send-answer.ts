import { cacheControl, type RouteDefinition } from '@fanclub/contract/http/route';
import type { Response } from 'express';
import { log } from '#platform/log';
import { FileAnswer, PageAnswer, StreamAnswer } from './handler.ts';
import { sendStream } from './send-stream.ts';

/** In production, an instance checks at most one response of a route in this time. */
const checkEveryMs = 1_000;

/**
 * Returns a function that checks a response of this route after the response was sent, and logs a violation. A busy
 * instance leaves out most responses, because a check takes a tenth of the processor time of a small response.
 */
export function laterCheck(route: RouteDefinition): (result: unknown) => void {
  let nextAtMs = 0;
  return (result) => {
    const nowMs = performance.now();
    if (nowMs < nextAtMs) return;
    nextAtMs = nowMs + checkEveryMs;
    // Node.js sends the response when the present task has ended.
    setImmediate(() => {
      try {
        route.response?.validateSync(result, { strict: true });
      } catch (error) {
        log.error('answer off contract', error, { path: route.path });
      }
    });
  };
}

/**
 * Sends the result of a handler. In production, `checkLater` checks the result against the contract after it was sent,
 * because a member must neither wait for the check nor get an error for it. Without `checkLater`, a result that violates
 * the contract is thrown as an error and not sent.
 */
export async function sendAnswer(
  route: RouteDefinition,
  response: Response,
  result: unknown,
  checkLater: ((result: unknown) => void) | undefined,
): Promise<void> {
  response.set('Cache-Control', cacheControl(route));
  if (result instanceof StreamAnswer) return sendStream(response, route.status, result);
  if (result instanceof FileAnswer) {
    response
      .status(route.status)
      .set('Content-Type', result.contentType)
      .set('Content-Disposition', `inline; filename="${result.fileName}"`)
      .send(result.bytes);
    return;
  }
  if (result instanceof PageAnswer) {
    response
      .status(result.status)
      .set({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `default-src 'none'; style-src '${result.styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'X-Robots-Tag': 'noindex',
      })
      .send(result.html);
    return;
  }
  if (!checkLater) route.response?.validateSync(result, { strict: true });
  response.status(route.status).json(result);
  checkLater?.(result);
}
