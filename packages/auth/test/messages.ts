/** The lines of a message; `null` leaves one out. */
export type MessageLines = {
  readonly header?: string | undefined
  readonly address?: string | undefined
  /** `null`: no statement. */
  readonly statement?: string | null | undefined
  readonly uri?: string | null | undefined
  readonly version?: string | null | undefined
  readonly chainId?: string | number | null | undefined
  readonly nonce?: string | null | undefined
  readonly issuedAt?: string | null | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** Somebody's address with its checksum. */
export const someone = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A message as text, right or wrong: nothing is checked. */
export function writeMessage(lines: MessageLines = {}): string {
  const field = (label: string, value: string | number | null | undefined) =>
    value === null || value === undefined ? [] : [`${label}: ${value}`]
  const { statement = 'Sign in to Drop.', resources } = lines
  return [
    lines.header ?? 'drop.example wants you to sign in with your Ethereum account:',
    lines.address ?? someone,
    '',
    ...(statement === null ? [''] : [statement, '']),
    ...field('URI', lines.uri === undefined ? 'https://drop.example/login' : lines.uri),
    ...field('Version', lines.version === undefined ? '1' : lines.version),
    ...field('Chain ID', lines.chainId === undefined ? 1 : lines.chainId),
    ...field('Nonce', lines.nonce === undefined ? 'abcdefgh12345678' : lines.nonce),
    ...field('Issued At', lines.issuedAt === undefined ? '2026-03-01T12:00:00.000Z' : lines.issuedAt),
    ...field('Expiration Time', lines.expirationTime),
    ...field('Not Before', lines.notBefore),
    ...field('Request ID', lines.requestId),
    ...(resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
