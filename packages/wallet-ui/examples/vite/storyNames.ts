/** Looks in which a story is opened: `wide` on a desktop, `compact` below 768 px, `phone` by its user agent. */
export type Look = 'wide' | 'compact' | 'phone'

const everywhere: readonly Look[] = ['wide', 'compact', 'phone']
const desktop: readonly Look[] = ['wide', 'compact']

/** Every story and the looks it has: a state of a wide dialog may not exist on a phone. */
export const storyLooks = {
  'button, disconnected': everywhere,
  'button, connected': everywhere,
  'button, several networks': everywhere,
  'button, wrong network': everywhere,
  'connect, list': desktop,
  'connect, no extension': desktop,
  'connect, announced wallets': desktop,
  'connect, demo wallet': everywhere,
  'connect, asking': desktop,
  'connect, refused': desktop,
  'connect, pending in the wallet': desktop,
  'connect, every wallet': everywhere,
  'connect, QR code': desktop,
  'connect, QR code of any wallet': desktop,
  'connect, what is a wallet': ['compact'],
  'connect, get a wallet': ['wide'],
  'connect, get a wallet, compact': ['compact'],
  'connect, get a wallet, phone': ['phone'],
  'connect, download options': ['wide'],
  'connect, download': ['wide'],
  'connect, instructions, mobile': ['wide'],
  'connect, instructions, extension': ['wide'],
  account: everywhere,
  networks: everywhere,
  'networks, asking': everywhere,
  'networks, failed': everywhere,
  'networks, not added': everywhere,
  'networks, cannot switch': everywhere,
  'networks, wrong one': everywhere,
  'guard, other network': everywhere,
  'sign-in, preparing': everywhere,
  'sign-in, idle': everywhere,
  'sign-in, signing': everywhere,
  'sign-in, verifying': everywhere,
  'sign-in, Error preparing message, please retry!': everywhere,
  'sign-in, Error signing message, please retry!': everywhere,
  'sign-in, Error verifying signature, please retry!': everywhere,
  'sign-in, Oops, something went wrong!': everywhere,
  'transactions, every state': everywhere,
  'transactions, none': everywhere,
  toasts: everywhere,
} as const satisfies Record<string, readonly Look[]>

/** The name of a story. */
export type StoryName = keyof typeof storyLooks
