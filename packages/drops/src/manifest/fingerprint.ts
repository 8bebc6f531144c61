import type { Hex } from '../values/address.ts'

const first =
  'amber ashen azure basil birch blaze brass brick briny cedar chalk clear cloud coral crisp daisy dawn delta dusk early ebony elder ember fable fern flint frost gilt gleam grain green hazel honey indigo ivory jade juniper lake larch lemon lilac linen lunar maple marble mellow mint misty moss night noble north olive opal pearl pine quartz rapid river rose sable silver umber'.split(
    ' ',
  )
const second =
  'acorn anchor apple arch arrow badge barge basin beacon bell bench bloom boat bridge brook cabin canoe castle chart clock comet cove crane crown dock drum eagle falcon ferry field finch flute forge gate globe grove harbor heron hill island kettle kite ladder lamp ledger lark loom meadow mill orbit otter paddle pebble pier plume quill raven reef ridge sail spire tower wheel'.split(
    ' ',
  )

/**
 * Writes a drop id in words, such as `amber-canoe-58`, for two people to compare at a glance.
 *
 * It tells lists apart by ear; it is no proof. The whole id is.
 */
export function fingerprintOf(dropId: Hex): string {
  const number = Number.parseInt(dropId.slice(2, 10), 16)
  const word = (words: string[], at: number) => words[at % words.length] ?? ''
  return `${word(first, number)}-${word(second, Math.floor(number / 64))}-${(Math.floor(number / 4096) % 90) + 10}`
}
