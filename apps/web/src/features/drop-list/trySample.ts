import type { DemoToken } from '@slotdrop/config'
import { deviceDrafts } from '../../device/deviceDrafts.ts'

/** Accounts of the local chain that everybody knows; one line is cut short, so that there is something to mend. */
const sample = `address,amount
0x70997970C51812dc3A010C7d01b50e0d17dc79C8,150
0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC,75.5
0x90F79bf6EB2c4f870365E785982E1f101E93b906,12
0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65,8.25
0x9965507D1a55bcC2695C58ba16FB37d819B0A4,40
0x976EA74026E726554dB657fA54763abd0C3a0aa9,300
0x14dC79964da2C08b23698B3D3cc7Ca32193d9955,1000
0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f,5
`

/** Begins a drop of a demo token with a short list; its key. */
export async function trySample(
  { address, standard, symbol, name, decimals }: DemoToken,
  texts: { readonly fileName: string; readonly title: string },
): Promise<string> {
  return deviceDrafts.begin({
    token: JSON.stringify({ address, chainId: 31_337, standard, symbol, name, decimals }),
    input: sample,
    decisions: undefined,
    mode: 'push',
    ...texts,
  })
}
