import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import { type Address, parseAddress } from '../../values/address.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'
import type { DropTerms, RowPolicy } from '../terms.ts'

/** Whether a value is the text of a whole number, without leading zeros. */
export function isIntegerText(text: unknown): text is string {
  return typeof text === 'string' && /^(0|[1-9]\d{0,77})$/.test(text)
}

/** Whether a value of untrusted JSON is an object with members. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads members of untrusted JSON; `bad` throws. */
export function reader(source: Readonly<Record<string, unknown>>, bad: (reason: Sentence) => never) {
  return {
    text(field: string, limit = 1000): string {
      const value = source[field]
      return typeof value === 'string' && value.length <= limit ? value : bad(sentence(messages.fieldNoText, { field }))
    },
    integer(field: string): number {
      const value = source[field]
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
        ? value
        : bad(sentence(messages.fieldNoInteger, { field }))
    },
    flag(field: string): boolean {
      const value = source[field]
      return typeof value === 'boolean' ? value : bad(sentence(messages.fieldNoFlag, { field }))
    },
    address(field: string): Address {
      const parsed = parseAddress(this.text(field))
      return 'address' in parsed ? parsed.address : bad(sentence(messages.fieldNoAddress, { field }))
    },
    big(field: string): bigint {
      const value = source[field]
      return isIntegerText(value) ? BigInt(value) : bad(sentence(messages.fieldNoInteger, { field }))
    },
    oneOf<T extends string>(field: string, values: readonly T[]): T {
      const value = values.find((candidate) => candidate === source[field])
      return value ?? bad(sentence(messages.fieldNotOneOf, { field, values: values.join(', ') }))
    },
  }
}

/** What `reader` gives. */
export type FieldReader = ReturnType<typeof reader>

/** Parses the standard of a drop. */
export function parseStandard(read: FieldReader): TokenStandard {
  return read.oneOf('standard', ['ERC20', 'ERC721', 'ERC1155', 'NATIVE'] satisfies readonly TokenStandard[])
}

/** Parses the terms of a drop, by the names that they have in JSON. */
export function parseTerms(read: FieldReader): DropTerms {
  return {
    chainId: read.integer('chainId'),
    distributor: read.address('distributor'),
    sender: read.address('sender'),
    token: read.address('token'),
    standard: parseStandard(read),
    policy: read.oneOf<RowPolicy>('policy', ['skip', 'strict']),
    safeTransfer: read.flag('safeTransfer'),
    direct: read.flag('direct'),
    opensAtSeconds: read.big('opensAtSeconds'),
    closesAtSeconds: read.big('closesAtSeconds'),
    round: read.big('round'),
    slotSize: read.integer('slotSize'),
  }
}
