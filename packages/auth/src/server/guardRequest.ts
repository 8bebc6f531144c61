import type { ResolvedConfig } from './authConfig.ts'
import { BadRequestError } from './errors.ts'

/**
 * Refuses what a page of another site can make a browser send.
 *
 * @throws BadRequestError
 */
export function guardRequest(request: Request, method: 'GET' | 'POST', config: ResolvedConfig): void {
  if (request.method !== method) {
    throw new BadRequestError({ code: 'METHOD_NOT_ALLOWED', status: 405, text: `Ask by ${method}.` })
  }
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const isForeign = origin !== null && origin !== config.origin
  const isCrossSite = site !== null && site !== 'same-origin' && !(site === 'none' && method === 'GET')
  if (isForeign || isCrossSite) {
    throw new BadRequestError({
      code: 'FOREIGN_ORIGIN',
      status: 403,
      text: 'Sign-in answers pages of its own site. Open the site itself and try again.',
    })
  }
}

/** Takes JSON alone, which no form can send. @throws BadRequestError */
export function guardJson(request: Request): void {
  const [type, ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const isJson =
    type?.trim() === 'application/json' && parameters.every((parameter) => /^charset="?utf-8"?$/.test(parameter.trim()))
  if (isJson) return
  throw new BadRequestError({ code: 'UNSUPPORTED_MEDIA_TYPE', status: 415, text: 'Send application/json.' })
}
