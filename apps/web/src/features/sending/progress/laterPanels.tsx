import { lazyPart, loadParts } from '../../../components/lazyPart.tsx'
import { AskingNetwork } from '../authorise/AskingNetwork.tsx'

export const AuthorisePanel = lazyPart(
  async () => (await import('../authorise/AuthorisePanel.tsx')).AuthorisePanel,
  <AskingNetwork />,
)
export const FlightTable = lazyPart(async () => (await import('../slots/FlightTable.tsx')).FlightTable)
export const SlotPanel = lazyPart(async () => (await import('../slots/SlotPanel.tsx')).SlotPanel)
export const ServicePanel = lazyPart(async () => (await import('../service/ServicePanel.tsx')).ServicePanel)
export const RequestsPanel = lazyPart(async () => (await import('../service/requests/RequestsPanel.tsx')).RequestsPanel)
export const KeyRefused = lazyPart(async () => (await import('../key/KeyRefused.tsx')).KeyRefused)
export const FinishByPassed = lazyPart(async () => (await import('../key/FinishByPassed.tsx')).FinishByPassed)
export const LeftOut = lazyPart(async () => (await import('../key/LeftOut.tsx')).LeftOut)
export const ReturnedNote = lazyPart(async () => (await import('../key/ReturnedNote.tsx')).ReturnedNote)
export const ServiceRefused = lazyPart(async () => (await import('../service/ServiceRefused.tsx')).ServiceRefused)
export const KeyPanel = lazyPart(async () => (await import('../key/KeyPanel.tsx')).KeyPanel)
export const FundingSection = lazyPart(async () => (await import('../funding/FundingSection.tsx')).FundingSection)
export const SendRest = lazyPart(async () => (await import('../funding/SendRest.tsx')).SendRest)

/** Fetches the scripts of all panels. */
export function loadPanels(): void {
  loadParts(AuthorisePanel, FlightTable, SlotPanel, ServicePanel, RequestsPanel, KeyPanel, FundingSection, SendRest)
}
