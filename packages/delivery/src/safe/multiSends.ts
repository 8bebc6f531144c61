import type { Address } from '@slotdrop/drops'

/** A contract of Safe's that makes several calls of a Safe, and can do nothing else. */
export type MultiSend = {
  readonly address: Address
  /** The version of Safe's contracts with which it was published. */
  readonly version: string
}

/**
 * `MultiSendCallOnly` as Safe deployed it, at the same addresses on each of its networks. It runs as the Safe itself, so no other contract is
 * taken in its place: whatever else a proposal hands the Safe over to is not what a list asks for.
 */
export const multiSends: readonly MultiSend[] = [
  { address: '0xA83c336B20401Af773B6219BA5027174338D1836', version: '1.5.0' },
  { address: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2', version: '1.4.1' },
  { address: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D', version: '1.3.0' },
  { address: '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B', version: '1.3.0' },
]
