// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  switch: object
  switchText: object
  notAllowed: object
  notKept: object
  purse: object
  blocked: object
  refused: { rows: number }
  complete: object
}

export const messages: Messages<Arguments> = {
  namespace: "service-news",
  texts: {
    switch: "Notify me in this browser",
    switchText: "When the gas money is used up, something stands in the way, recipients are refused or everybody is paid. A tab of this site has to be open, in the background too.",
    notAllowed: "This browser shows no notifications of this site. Allow them in the browser’s settings for this site, then switch this on again.",
    notKept: "This browser keeps nothing for this site, so this holds until you close the page.",
    purse: "The sender service’s gas money is used up. Top it up; it goes on by itself.",
    blocked: "The sender service can’t go on. Open the drop to see what has to be mended.",
    refused: [["rows",2,{"one":"One recipient was","other":[0," recipients were"]}]," refused. Open the drop to see who."],
    complete: "Complete: every recipient is paid.",
  },
}
