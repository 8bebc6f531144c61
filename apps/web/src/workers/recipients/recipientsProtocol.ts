import type { RuntimeConfig } from '@slotdrop/config'
import type { Address } from '@slotdrop/drops'
import type { PackedPayable } from '../listProtocol.ts'
import type { CheckedRecipients } from './checkedRecipients.ts'

/** Requests of the page to the worker that checks recipients. */
export type RecipientsRequests = {
  /**
   * Checks the recipients of a drop on every offered chain. What the last check found is not asked again for an hour: what it left open
   * is, and everything on a chain if another node contradicted it.
   */
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
  /** Aborts the check that is under way. The next one continues it. */
  stop: { parameters: undefined; result: void }
}
