import { sentence } from '@slotdrop/messages'
import { refuse } from './responses.ts'
import * as messages from '../messages.generated.ts'

/**
 * Refuses what a page of another site could make a browser send: only JSON by POST is taken, which no form sends and which a
 * foreign origin may send only after a preflight we never answer. `Origin` and `Sec-Fetch-Site` are checked as well.
 *
 * @returns the refusal, or `null` when the request may go on.
 */
export function guardRequest(
  request: Request,
  parameters: { allowedOrigins: ReadonlySet<string>; getQueries: boolean },
): Response | null {
  const { allowedOrigins, getQueries } = parameters
  if (getQueries && request.method === 'GET') return guardOrigin(request, allowedOrigins)
  if (request.method !== 'POST') {
    return refuse(405, 'METHOD_NOT_ALLOWED', sentence(messages.operationsByPost), {
      allow: getQueries ? 'GET, POST' : 'POST',
    })
  }
  if (!isJson(request.headers.get('content-type'))) {
    return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', sentence(messages.operationsAsJson))
  }
  return guardOrigin(request, allowedOrigins)
}

/** The part of {@link guardRequest} about where a request comes from. */
function guardOrigin(request: Request, allowedOrigins: ReadonlySet<string>): Response | null {
  const origin = request.headers.get('origin')
  if (origin !== null && !allowedOrigins.has(origin)) {
    return refuse(403, 'FOREIGN_ORIGIN', sentence(messages.foreignOrigin))
  }
  const site = request.headers.get('sec-fetch-site')
  if (origin === null && site !== null && site !== 'same-origin' && site !== 'none') {
    return refuse(403, 'FOREIGN_ORIGIN', sentence(messages.foreignOrigin))
  }
  return null
}

function isJson(contentType: string | null): boolean {
  const [type, ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  return type === 'application/json' && parameters.every((parameter) => /^charset="?utf-8"?$/.test(parameter))
}
