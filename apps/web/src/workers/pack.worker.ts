import { packCompanion, unpackCompanion } from './companion/packCompanion.ts'
import { packList, unpackList } from './packedList.ts'
import { answerRequests } from './answerRequests.ts'
import type { PackRequests } from './packProtocol.ts'

answerRequests<PackRequests>(
  {
    async pack(input, { transfer }) {
      const packed = await packList(input)
      transfer([packed.bytes.buffer])
      return packed
    },
    async packCompanion(companion, { transfer }) {
      const packed = await packCompanion(companion)
      transfer([packed.bytes.buffer])
      return packed
    },
    unpackCompanion: ({ list, rowCount }) => unpackCompanion(list, rowCount),
    async unpack(list, { transfer }) {
      const bytes = await unpackList(list)
      transfer([bytes.buffer])
      return bytes
    },
  },
  'in-turn',
)
