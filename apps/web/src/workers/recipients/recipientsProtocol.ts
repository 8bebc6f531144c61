import type { RuntimeConfig } from '@slotdrop/config'
import type { Address } from '@slotdrop/drops'
import type { PackedPayable } from '../listProtocol.ts'
import type { CheckedRecipients } from './checkedRecipients.ts'

/** Requests of the page to the worker that checks recipients. */
export type RecipientsRequests = {
  /** Checks the recipients of a drop on every offered chain. Accounts of the last check are not asked again for an hour. */
  check: {
    parameters: {
      /** The drop's chain. */
      readonly chainId: number
      readonly config: Pick<RuntimeConfig, 'chains' | 'sanctionsCheck'>
      /** Whose earlier payments are looked up; undefined without a wallet. */
      readonly sender: Address | undefined
      readonly payable: PackedPayable
      /** Label by address in lower case. */
      readonly labels: ReadonlyMap<string, string>
    }
    result: CheckedRecipients
  }
  /** Aborts the check that is under way. */
  stop: { parameters: undefined; result: void }
}
