import * as walletUi from '@slotdrop/wallet-ui'
import docstrings from 'virtual:docstrings'

/** Gives each component of the package what its sources say of it, where Storybook looks for it. */
export function attachDocstrings(): void {
  for (const [name, value] of Object.entries(walletUi))
    if (typeof value === 'function' && docstrings[name]) Object.assign(value, { __docgenInfo: docstrings[name] })
}
