import type { Address, Hex } from '@slotdrop/drops'
import { concat, numberToHex, pad, toHex } from 'viem'

const ON_RECEIVED = '0xf23a6e61'

/** Answers what `onERC1155Received` must: 39 bytes. */
const accept = concat(['0x7f', pad(ON_RECEIVED, { dir: 'right', size: 32 }), '0x5f5260205ff3'])

/** Runs `code`, which leaves a word on the stack; refuses if it is not zero. */
function refuseIf(code: Hex): Hex {
  const length = (code.length - 2) / 2
  return concat([code, '0x60', toHex(length + 3 + 39, { size: 1 }), '0x57', accept, '0x5b5f5ffd'])
}

/** Accepts after so many rounds of 26 gas. */
export function slowReceiver(rounds: number): Hex {
  // PUSH3 rounds; JUMPDEST; PUSH1 1; SWAP1; SUB; DUP1; PUSH1 4; JUMPI
  return concat(['0x62', numberToHex(rounds, { size: 3 }), '0x5b600190038060045750', accept])
}

/** Code of accounts that receive ERC-1155 items, and what they make of it. */
export const receivers = {
  accepts: accept,
  reverts: '0x5f5ffd',
  answersOtherwise: '0x60205ff3',
  burnsGas: '0x5b5f56',
  answersBomb: '0x61ea605ffd',
  refusesPrice: refuseIf('0x3a'),
  refusesBaseFee: refuseIf('0x48'),
  refusesOrigin: (origin: Address) => refuseIf(concat(['0x3273', origin, '0x14'])),
} as const satisfies Record<string, Hex | ((origin: Address) => Hex)>
