import { dropIdOf, fromDropStruct, type Hex, toDropStruct } from '@slotdrop/drops'
import type { ApprovalTerms, RegisteredDrops } from '@slotdrop/delivery'
import { localStorageOf } from '../storage/createLocalText.ts'

/** Registrations of a sender that are kept; who has more is asked about all of them at each visit. */
const maxKept = 500

type Kept = Pick<RegisteredDrops, 'drops' | 'unreadable' | 'since' | 'until'>

function keyOf({ chainId, distributor, sender }: ApprovalTerms) {
  return `slotdrop.registered.${chainId}/${distributor.toLowerCase()}/${sender.toLowerCase()}`
}

// Bigints as texts with an n, as nothing else in it ends.
function replace(_: string, value: unknown) {
  return typeof value === 'bigint' ? `${value}n` : value
}

function revive(_: string, value: unknown) {
  return typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value
}

/** What a chain answered about the registrations of a sender, so that later visits ask for new blocks alone. Without storage each asks for all. */
export const deviceRegistrations = {
  get(terms: ApprovalTerms): Kept | undefined {
    try {
      const text = localStorageOf()?.getItem(keyOf(terms))
      if (!text) return undefined
      // Sound: this device wrote it, and each drop is compared with its id.
      const { structs, unreadable, since, until } = JSON.parse(text, revive) as Pick<
        Kept,
        'unreadable' | 'since' | 'until'
      > & { structs: [Hex, ReturnType<typeof toDropStruct>][] }
      const drops = structs.flatMap(([dropId, struct]) => {
        const drop = fromDropStruct(struct, terms)
        return drop && dropIdOf(drop) === dropId ? [{ ...drop, dropId, title: undefined }] : []
      })
      return drops.length === structs.length ? { drops, unreadable, since, until } : undefined
    } catch {
      return undefined
    }
  },
  set(terms: ApprovalTerms, { drops, unreadable, since, until }: Kept): void {
    try {
      if (until === undefined || drops.length > maxKept) return
      const structs = drops.map((drop) => [drop.dropId, toDropStruct(drop)])
      localStorageOf()?.setItem(keyOf(terms), JSON.stringify({ structs, unreadable, since, until }, replace))
    } catch {
      // Storage that is full or switched off.
    }
  },
}
