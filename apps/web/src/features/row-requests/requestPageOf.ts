import type { Recipient } from './rowRequests.ts'

/** The page of a recipient on another site, whose server takes requests for rows. */
export function requestPageOf(site: string, { dropId, account }: Recipient): string {
  return `${site}/d/${dropId}?address=${account}`
}
