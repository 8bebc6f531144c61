import { type PermitStep, type SenderWallet, UnexpectedDeliveryError } from '@slotdrop/delivery'
import type { Hex } from 'viem'
import { signTypedData } from '../../../chain/signTypedData.ts'

/** Characters of a signature: 65 bytes and `0x`. */
const signatureLength = 132

/** Has the wallet sign a permit; the answer goes into `toRequest`. @throws what the wallet threw, or a DeliveryError */
export async function askForPermit(wallet: SenderWallet, { typedData }: PermitStep): Promise<Hex> {
  const answer = await signTypedData(wallet, typedData.message.owner, typedData)
  if (answer.length === signatureLength) return answer
  throw new UnexpectedDeliveryError({
    detail: `eth_signTypedData_v4: ${answer.slice(0, signatureLength)}`,
    cause: undefined,
  })
}
