import { getSlot, type Manifest } from '@slotdrop/drops'
import { hexToBytes } from 'viem'

/** Operations of an upload, as a client sends them. */
export const createUploadOperation = /* GraphQL */ `
  mutation CreateUpload($input: CreateUploadInput!) {
    createUpload(input: $input) {
      __typename
      ... on UploadOpened {
        existed
        upload {
          id
          chunkCount
          chunkSlots
          missingChunkCount
          missingChunks
        }
      }
      ... on SavedDrop {
        existed
        drop {
          id
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`
export const appendRowsOperation = /* GraphQL */ `
  mutation AppendRows($input: AppendRowsInput!) {
    appendRows(input: $input) {
      __typename
      ... on RowsAppended {
        existed
        upload {
          id
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`
export const sealUploadOperation = /* GraphQL */ `
  mutation SealUpload($id: ID!, $publish: Boolean! = true) {
    sealUpload(id: $id, publish: $publish) {
      __typename
      ... on SavedDrop {
        existed
        drop {
          id
          root
          total
          rowCount
          visibility
        }
      }
      ... on SealingUnderWay {
        upload {
          id
          sealing {
            state
            doneRows
          }
        }
      }
      ... on UploadIncomplete {
        upload {
          missingChunks
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`

export const cancelSealingOperation = /* GraphQL */ `
  mutation CancelSealing($id: ID!) {
    cancelSealing(id: $id) {
      __typename
      ... on SealingCancelled {
        upload {
          sealing {
            state
            doneRows
          }
        }
      }
      ... on Problem {
        code
      }
    }
  }
`
/** How far a sealing is, and the drop once it is one. */
export const sealingQuery = /* GraphQL */ `
  query Sealing($id: ID!, $dropId: Hex!) {
    upload(id: $id) {
      rowCount
      sealing {
        state
        doneRows
        problem {
          code
          message
        }
      }
    }
    drop(id: $dropId) {
      id
      root
      rowCount
      visibility
    }
  }
`

/** Variables of `createUpload` for a manifest. */
export function toUploadInput(manifest: Manifest) {
  const { terms, token } = manifest
  return {
    ...terms,
    policy: terms.policy.toUpperCase(),
    opensAtSeconds: `${terms.opensAtSeconds}`,
    closesAtSeconds: `${terms.closesAtSeconds}`,
    round: `${terms.round}`,
    dropId: manifest.dropId,
    title: manifest.title,
    rowCount: manifest.rowCount,
    symbol: token.symbol,
    tokenName: token.name,
    decimals: token.decimals,
  }
}

/** The slots of one chunk as base64. */
export function toChunk(manifest: Manifest, chunk: number, chunkSlots: number): string[] {
  const first = chunk * chunkSlots
  const count = Math.min(chunkSlots, manifest.slotCount - first)
  return Array.from({ length: count }, (_, offset) =>
    Buffer.from(hexToBytes(getSlot(manifest, first + offset).packed)).toString('base64'),
  )
}
