import type { ApolloClient } from '@apollo/client'
import { dropProgress, type Hex, openNeedsInShards } from '@slotdrop/drops'
import { fetchIndex, fetchShard } from '../../workers/drop/dropFiles.ts'
import { openSealedFile } from '../../workers/openSealedFile.ts'
import { KeptListDocument } from './KeptList.generated.ts'

/** Files of a published list that are read to add up what is open: those of some 60,000 recipients. */
const maxShards = 64

async function sumOfFiles(dropId: Hex, words: readonly bigint[]): Promise<bigint | undefined> {
  const index = await fetchIndex(dropId)
  if (index.shards.length > maxShards) return undefined
  const needs = await openNeedsInShards({ index, words, load: (name) => fetchShard(dropId, name) })
  return [...needs.values()].reduce((sum, amount) => sum + amount, 0n)
}

async function sumOfList(apollo: ApolloClient, dropId: Hex, words: readonly bigint[]): Promise<bigint | undefined> {
  const { data } = await apollo.query({ query: KeptListDocument, variables: { id: dropId }, fetchPolicy: 'no-cache' })
  const json = data?.drop?.manifest
  if (!json) return undefined
  const { manifest } = await openSealedFile(json)
  return manifest.dropId === dropId ? dropProgress(manifest, words).openAmount : undefined
}

/**
 * Base units that are open of a drop that the server keeps, by its words: added up from its list, which is proven here. Undefined where the
 * list is too long for that, or can't be read.
 */
export async function fetchOpenAmount(
  apollo: ApolloClient,
  { dropId, isPublic }: { readonly dropId: Hex; readonly isPublic: boolean },
  words: readonly bigint[],
): Promise<bigint | undefined> {
  try {
    return await (isPublic ? sumOfFiles(dropId, words) : sumOfList(apollo, dropId, words))
  } catch {
    return undefined
  }
}
