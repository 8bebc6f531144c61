// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  slots: object
  slotPlanned: object
  slotFlight: object
  slotMined: object
  slotFinal: object
  slotPartial: object
  slotRefused: object
  slotGone: object
  slotCard: { slot: string | number }
  slotCardRows: { settled: string | number; rows: string | number }
  slotCardName: { slot: string | number; settled: string | number; rows: number; state: string | number }
  slotName: { slot: string | number; state: string | number; settled: string | number; rows: number }
}

export const messages: Messages<Arguments> = {
  namespace: "slots",
  texts: {
    slots: "Slots",
    slotPlanned: "Planned",
    slotFlight: "In flight",
    slotMined: "Mined",
    slotFinal: "Final",
    slotPartial: "Partial",
    slotRefused: "Refused",
    slotGone: "Open again",
    slotCard: ["Slot ",["slot"]],
    slotCardRows: [["settled"]," of ",["rows"]],
    slotCardName: ["Slot ",["slot"]," ",["settled"]," of ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]," paid: ",["state"]],
    slotName: ["Slot ",["slot"],": ",["state"],", ",["settled"]," of ",["rows",2,{"one":[0," recipient"],"other":[0," recipients"]}]," paid"],
  },
}
