import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import { BadManifestError } from '../../errors.ts'
import type { Manifest } from '../manifest.ts'
import { isFields, parseTerms, reader } from './parseFields.ts'

/** Everything that a list is sealed with, but its rows: with them it is the same drop again. */
export type ListTerms = Pick<Manifest, 'title' | 'terms' | 'token'>

/** The terms of a list by the names that they have in JSON. Numbers over 2^53 are decimal strings. */
export function toTermsJson({ title, terms, token }: ListTerms) {
  return {
    title,
    chainId: terms.chainId,
    distributor: terms.distributor,
    sender: terms.sender,
    token: terms.token,
    standard: terms.standard,
    policy: terms.policy,
    safeTransfer: terms.safeTransfer,
    direct: terms.direct,
    opensAtSeconds: `${terms.opensAtSeconds}`,
    closesAtSeconds: `${terms.closesAtSeconds}`,
    round: `${terms.round}`,
    slotSize: terms.slotSize,
    symbol: token.symbol,
    name: token.name,
    decimals: token.decimals,
  } as const
}

/** Writes the terms of a list as JSON. */
export function serializeListTerms(list: ListTerms): string {
  return JSON.stringify(toTermsJson(list))
}

function bad(reason: Sentence, cause?: unknown): never {
  throw new BadManifestError({ reason, cause })
}

/**
 * Reads the terms of a list. Ranges are checked when rows are sealed with them.
 *
 * @throws BadManifestError saying what is wrong
 */
export function parseListTerms(text: string): ListTerms {
  let source: unknown
  try {
    source = JSON.parse(text)
  } catch (error) {
    return bad(sentence(messages.manifestNoJson), error)
  }
  if (!isFields(source)) return bad(sentence(messages.manifestNoObject))
  const read = reader(source, bad)
  return {
    title: read.text('title'),
    terms: parseTerms(read),
    token: { symbol: read.text('symbol'), name: read.text('name'), decimals: read.integer('decimals') },
  }
}
