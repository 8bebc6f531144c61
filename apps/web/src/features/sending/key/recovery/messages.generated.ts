// Written by `pnpm codegen` from messages.json.
import type { Messages, Tag } from '../../../../i18n/index.ts'

type Arguments = {
  getKeyBack: object
  getKeyBackText: object
  getKeyBackSender: object
  restoreByFile: object
  otherKeyDerived: { operator: Tag }
  otherKeyInBackup: { address: Tag }
  backupPassword: object
  backupFile: object
  chooseBackup: object
  backupTitle: object
  backupText: object
  newPassword: { characters: string | number }
  downloadBackup: object
  gasMoneyElsewhere: { address: Tag }
  signTwice: object
}

export const messages: Messages<Arguments> = {
  namespace: "recovery",
  texts: {
    getKeyBack: "Get the key back",
    getKeyBackText: "One signature in your wallet gets the key back, if your wallet derived it. Then let it send the rest, or take its gas money back.",
    getKeyBackSender: "Connect the account that sealed the list.",
    restoreByFile: "Use a backup file",
    otherKeyDerived: ["Your wallet derives another key than ",["operator",""],". If you downloaded a backup file, use that. A key that was made on another site can be got back there."],
    otherKeyInBackup: ["This file has another key of the drop, ",["address",""],", which holds no gas money. Choose the newest backup file."],
    backupPassword: "Password of the backup",
    backupFile: "Backup file of the sending key",
    chooseBackup: "Choose the backup file",
    backupTitle: "Save a backup of the sending key first.",
    backupText: "Your wallet can’t make this key again. If this browser loses it, only the backup gets its gas money back.",
    newPassword: ["Password for the backup, at least ",["characters"]," characters"],
    downloadBackup: "Download the encrypted backup",
    gasMoneyElsewhere: ["A sending key that is not on this device still holds gas money: ",["address",""]],
    signTwice: "Your wallet first signs the same text twice. With it you get the key and its gas money back on any device. Sign it nowhere else.",
  },
}
