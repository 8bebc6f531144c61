/** Where anybody can look at a published drop; with an account, what that account gets. */
export function publicLink(dropId: string, account?: string): string {
  const link = `${location.origin}/d/${dropId}`
  return account === undefined ? link : `${link}?address=${account}`
}
