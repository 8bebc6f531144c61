import type { Wallet } from '../../walletTypes.ts'
import { braveWallet as kitBraveWallet } from '@rainbow-me/rainbowkit/wallets'
import { sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import { describeSteps, type Say } from './describeSteps.ts'

/**
 * Brave's wallet, which is part of its browser. In any other it leads to where that browser is to be had: RainbowKit's would not be
 * listed there, as it names no download.
 */
export function createBraveWallet(say: Say) {
  return (): Wallet => ({
    ...kitBraveWallet(),
    downloadUrls: { browserExtension: 'https://brave.com/wallet/' },
    extension: {
      instructions: {
        learnMoreUrl: 'https://brave.com/wallet/',
        steps: describeSteps(
          [
            {
              step: 'install',
              title: sentence(messages.braveInstall),
              description: sentence(messages.braveInstallText),
            },
            {
              step: 'create',
              title: sentence(messages.extensionCreate),
              description: sentence(messages.extensionCreateText),
            },
            {
              step: 'refresh',
              title: sentence(messages.braveOpen),
              description: sentence(messages.braveOpenText),
            },
          ],
          say,
        ),
      },
    },
  })
}

/** The same, in English. */
export const braveWallet = createBraveWallet(String)
