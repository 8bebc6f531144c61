import type { Wallet } from '../../walletTypes.ts'
import { sentence } from '@slotdrop/messages'
import { createConnector } from 'wagmi'
import { injected } from 'wagmi/connectors'
import * as messages from '../../messages.generated.ts'
import { describeSteps, type ExtensionInstructions, type Say } from './describeSteps.ts'

/** Downloads for a phone, among those of a wallet. */
const onPhones = ['qrCode', 'ios', 'android', 'mobile']

/** Whether a wallet can be had as an extension of the browser. */
export function hasExtensionDownload({ downloadUrls }: Wallet): boolean {
  return Boolean(downloadUrls?.browserExtension ?? downloadUrls?.chrome)
}

/**
 * A wallet where there is no relay to reach a phone by: its extension is all that is offered, and it is not ready until
 * the extension is there. An app on a phone could be downloaded, but not connected.
 */
export function withoutRelay(
  { qrCode: _qrCode, mobile: _mobile, downloadUrls = {}, ...wallet }: Wallet,
  say: Say,
): Wallet {
  const extensions = Object.entries(downloadUrls).filter(([where]) => !onPhones.includes(where))
  return {
    ...wallet,
    installed: false,
    downloadUrls: Object.fromEntries(extensions),
    extension: wallet.extension ?? { instructions: describeExtension(wallet, say) },
    createConnector: (details) =>
      createConnector((config) => ({
        ...injected({ target: () => ({ id: wallet.id, name: wallet.name, provider: () => undefined }) })(config),
        ...details,
      })),
  }
}

// In the order and the words of those that RainbowKit has for other wallets.
function describeExtension({ name }: Pick<Wallet, 'name'>, say: Say): ExtensionInstructions {
  const said = { wallet: name }
  return {
    learnMoreUrl: 'https://ethereum.org/wallets/',
    steps: describeSteps(
      [
        {
          step: 'install',
          title: sentence(messages.extensionInstall, said),
          description: sentence(messages.extensionInstallText, said),
        },
        {
          step: 'create',
          title: sentence(messages.extensionCreate),
          description: sentence(messages.extensionCreateText),
        },
        {
          step: 'refresh',
          title: sentence(messages.extensionRefresh),
          description: sentence(messages.extensionRefreshText),
        },
      ],
      say,
    ),
  }
}
