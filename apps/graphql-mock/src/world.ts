import type { DropTerms, TokenFacts } from '@slotdrop/drops'
import type { Address } from 'viem'
import type { MockDrop } from './mockDrop.ts'
import type { MockSession } from './sessions.ts'

/** What a world is named by, in the order the page offers them. */
export const worldNames = [
  'empty',
  'one-live-drop',
  'sending',
  'partial',
  'complete',
  'claimable',
  'private-drop',
  'wrapped-coins',
  'many-drops',
  'hostile-text',
  'million-rows',
] as const

export type WorldName = (typeof worldNames)[number]

/** A state of the server. What operations change stays until the world is built anew. */
export type World = {
  readonly name: WorldName
  readonly drops: MockDrop[]
  readonly uploads: Map<string, MockUpload>
  readonly drafts: Map<string, MockDraft>
  /** By the id of their drop. */
  readonly companions: Map<string, MockCompanion>
}

/** What the sender of a drop keeps beside its list. */
export type MockCompanion = {
  mode: string | null
  hash: string | null
  bytes: number
  readonly parts: Map<string, string>
}

/** A drop of a world that is being prepared. */
export type MockDraft = {
  readonly id: string
  readonly owner: Address
  readonly revision: number
  readonly title: string
  readonly chainId: number | null
  readonly symbol: string
  readonly rowCount: number
  readonly head: string
  readonly listHash: string | null
  readonly listBytes: number
  readonly parts: Map<string, string>
  readonly updatedAt: Date
}

/** An upload of a world. */
export type MockUpload = {
  readonly id: string
  readonly dropId: string
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly title: string
  readonly rowCount: number
  readonly slotCount: number
  readonly chunkSlots: number
  readonly chunks: Map<number, readonly string[]>
  readonly createdAt: Date
  /** How far the sealing of a long list is. */
  sealing?: { state: 'SEALING' | 'CANCELLED'; doneRows: number; readonly publish: boolean }
}

/** What resolvers are given for one request. */
export type MockContext = {
  readonly world: World
  readonly session: MockSession | null
  readonly fault: { readonly kind: string; readonly type?: string }
}

export function isWorldName(text: string): text is WorldName {
  return worldNames.some((name) => name === text)
}
