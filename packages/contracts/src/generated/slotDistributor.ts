// Written by `pnpm codegen`. Do not edit.
export const slotDistributorAbi = [
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "AlreadyCancelled",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "AlreadySettled",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "AmountOverflow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "mask",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowCount",
        "type": "uint256"
      }
    ],
    "name": "BadMask",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      }
    ],
    "name": "BadProof",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "BadRecipient",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "BadSignature",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "previous",
        "type": "uint256"
      }
    ],
    "name": "BadSlotOrder",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slotSize",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "limit",
        "type": "uint256"
      }
    ],
    "name": "BadSlotSize",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ClaimsNeedToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "ClaimsNotOpen",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "closesAt",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "Closed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "GasMoneyRefused",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "expected",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "actual",
        "type": "uint256"
      }
    ],
    "name": "InexactTransfer",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "MalformedRow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      }
    ],
    "name": "MalformedRows",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "NeedsOneOperator",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NoBalance",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoSlots",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowCount",
        "type": "uint256"
      }
    ],
    "name": "NoSuchRow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "slots",
        "type": "uint256"
      }
    ],
    "name": "NoSuchSlot",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NoTokenCode",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotAuthorised",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "rowGas",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "gasLeft",
        "type": "uint256"
      }
    ],
    "name": "NotEnoughGas",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "opensAt",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "NotOpenYet",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotTheAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "operatorUntil",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "OperatorExpired",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "PaysDistributor",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "allowed",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "PermitFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "standard",
        "type": "uint256"
      }
    ],
    "name": "PermitNeedsErc20",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "PullFailed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "Reentered",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "RefundFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "ReturnFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "RowRejected",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "SignatureExpired",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      }
    ],
    "name": "SumOverflow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      }
    ],
    "name": "UnexpectedCoins",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "flags",
        "type": "uint256"
      }
    ],
    "name": "UnknownFlags",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "standard",
        "type": "uint256"
      }
    ],
    "name": "UnknownStandard",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "UnwrapFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "expected",
        "type": "uint256"
      }
    ],
    "name": "WrongRowCount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "actual",
        "type": "uint256"
      }
    ],
    "name": "WrongSum",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "WrongValue",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "ZeroAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "ZeroAmount",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "DropCancelled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "operatorUntil",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "mayLeaveOpen",
        "type": "bool"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "listDigest",
        "type": "bytes32"
      }
    ],
    "name": "DropRegistered",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "RowClaimed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "RowFailed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "paid",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "failed",
        "type": "uint256"
      }
    ],
    "name": "SlotSent",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "ANYONE",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      }
    ],
    "name": "cancel",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "rowProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "bytes32",
        "name": "rowsHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "slotProof",
        "type": "bytes32[]"
      }
    ],
    "name": "claim",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "rowProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "bytes32",
        "name": "rowsHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "slotProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "claimBySig",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "rowProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "bytes32",
        "name": "rowsHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "slotProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "claimTo",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      }
    ],
    "name": "dropIdOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "operatorUntil",
        "type": "uint40"
      },
      {
        "internalType": "bool",
        "name": "mayLeaveOpen",
        "type": "bool"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      },
      {
        "internalType": "bytes32",
        "name": "listDigest",
        "type": "bytes32"
      }
    ],
    "name": "register",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "operatorUntil",
        "type": "uint40"
      },
      {
        "internalType": "bool",
        "name": "mayLeaveOpen",
        "type": "bool"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      },
      {
        "internalType": "bytes32",
        "name": "listDigest",
        "type": "bytes32"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "value",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          },
          {
            "internalType": "uint8",
            "name": "v",
            "type": "uint8"
          },
          {
            "internalType": "bytes32",
            "name": "r",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "s",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Permit",
        "name": "permit",
        "type": "tuple"
      }
    ],
    "name": "registerWithPermit",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "sum",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowGas",
        "type": "uint256"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "index",
            "type": "uint256"
          },
          {
            "internalType": "bytes",
            "name": "rows",
            "type": "bytes"
          },
          {
            "internalType": "bytes32",
            "name": "rowsRoot",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32[]",
            "name": "proof",
            "type": "bytes32[]"
          },
          {
            "internalType": "uint256",
            "name": "mask",
            "type": "uint256"
          }
        ],
        "internalType": "struct Slot[]",
        "name": "slots",
        "type": "tuple[]"
      }
    ],
    "name": "send",
    "outputs": [
      {
        "internalType": "uint256[]",
        "name": "paid",
        "type": "uint256[]"
      },
      {
        "internalType": "uint256[]",
        "name": "failed",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      }
    ],
    "name": "settled",
    "outputs": [
      {
        "internalType": "uint256[]",
        "name": "words",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "stateOf",
    "outputs": [
      {
        "internalType": "enum ISlotDistributor.Status",
        "name": "status",
        "type": "uint8"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "operatorUntil",
        "type": "uint256"
      },
      {
        "internalType": "bool",
        "name": "mayLeaveOpen",
        "type": "bool"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "stateMutability": "payable",
    "type": "receive"
  }
] as const
export const slotDistributorBytecode = '0x60808060405234601557613ffa908161001a8239f35b5f80fdfe6103c06040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914611262578063239af6a1146111d3578063322e3dd41461117c5780633cc44cb7146110b8578063405d30af146110965780635fbdab2114610eb857806364482ac414610e6857806375533abe14610dc25780637eae9f861461039f578063abf70b91146101315763f904163c0361000f573461012d57606036600319011261012d576024356044356004356100e08261149f565b925f5b838110610104576040516020808252819061010090820188611330565b0390f35b80610111600192846114d1565b845f5260205260405f205461012682886114de565b52016100e3565b5f80fd5b3461012d5736600319016102c0811261012d576101601361012d57610164356101843561015c611286565b610204356001600160401b03811161012d5761017c9036906004016112cb565b91610244356001600160401b03811161012d5761019d9036906004016112cb565b9390926101a86112b4565b95610284356102a4356001600160401b03811161012d573660238201121561012d578060040135916001600160401b03831161012d57366024848401011161012d575f5c60015f5d6103905780421161037a579089602461033a94938d61020d611363565b9160405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527fd314c47a70a83253306c737a8a4aa3c7600caa09cbf25468b9ce60489075091460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a081526102a060c0826113f9565b519020946040519260208401947f6bfedada6923877d198314a0d3513fe3e42ef546c5d8bef704c4419d4429f09286526040850152606084015289608084015260018060a01b031660a083015260c082015260c0815261030160e0826113f9565b5190209260405193602085019361190160f01b8552602286015260428501526042845261032f6062856113f9565b0191519020876126e0565b1561035c576103579761022435946101e435926101c43592611506565b5f805d005b639a7d38d960e01b5f9081526001600160a01b038516600452602490fd5b630f88f04960e41b5f526004524260245260445ffd5b63b5dfd9e560e01b5f5260045ffd5b36600319016101c0811261012d576101601361012d576101a4356001600160401b03811161012d576103d59036906004016112cb565b905f5c60015f5d610390576040516101c081018181106001600160401b03821117610cf5576040525f8152602081015f815260408201905f82525f606084015260808301905f82525f60a08501525f60c08501525f60e08501525f6101008501525f6101208501525f6101408501525f610160850152604051608081018181106001600160401b03821117610cf5576040525f81525f60208201525f60408201525f606082015261018085015260606101a0850152610492611363565b80855280549390600160a21b8516610db0575060843564ffffffffff81169081810361012d57814210610d9957505060a43564ffffffffff811690818114158061012d5782151580610d8d575b610d72575050506104f1848651611d76565b60ff60443516806044350361012d5760038111610d60575060ff60643516806064350361012d5761ffff6101243516610124350361012d576107f860443560031b169060ff6301010305831c196064351616610d4e575063fa6464fa60ff911c16805f1961ffff6101243516011015610d31575061056d61141a565b90610576611430565b61057e611e17565b600681101561095d5760608801526001600160a01b0390811690915216905260026105a761146a565b16151590526001600160a01b036105bc61141a565b163314908115610d21575b5060016105d261146a565b161590811591610d18575b50151560a08201528215610d09576105f6839293611488565b9061060460405192836113f9565b828252601f1961061384611488565b015f5b818110610c4a57505061010435935f5b84811015610a97578060051b820135609e198336030181121561012d5761064d82866114de565b519082151580610a74575b610a2e5763ffffffff8816880361012d5761ffff6101243516610124350361012d576106966101243561ffff1663ffffffff8a1681015f1901612835565b80828601351015610a15575061ffff610124351681850135810263ffffffff8a160390811015610a07575b6020828601016106d381848801611ef1565b9081604051918237208684016060810135903603601e190181121561012d57848801018035906001600160401b03821161012d57602001908060051b3603821361012d5761076991604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e8552878b0135602086015260408501526040878b01013560608501526080610144359420612853565b036109f15761077f60a085015191848801611ef1565b60ff61078961145a565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146109e3576002146109de578615165b156109c857906004918a8e01358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156109ba575b50606060a0840151015181810361099e575060808286010135811c61097b575080840135825284515f528084013560205260405f208060208401525480604084015219608082860101351680606084015215610971576060850151600681101561095d5760031480159061094b575b15610944576108d860a08301516060840151906128e0565b905b8180610120880151011061092f57509060019291610120860151016101208601526109086060820151612a47565b61010086015101610100860152602081015190606060408201519101511790555b01610626565b84633de9133960e21b5f52013560045260245ffd5b5f906108da565b5061012060a0830151015115156108c0565b634e487b7160e01b5f52602160045260245ffd5b5050600190610929565b6080828663302669a360e21b5f528181013560045201013560245260445260645ffd5b828663f3ef5fc760e01b5f52013560045260245260445260645ffd5b610100600191015289610851565b898d63acef518560e01b5f52013560045260245ffd5b6107f8565b5060018614881516166107f8565b8286630196930160e31b5f52013560045260245ffd5b5061ffff61012435166106c1565b9084630185d96f60e01b5f52013560045260245260445ffd5b918591505f198101908111610a6057610a46916114de565b515191630a4ba27360e31b5f52013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198301838111610a6057610a8a90876114de565b5151818501351115610658565b82846101a0820152610aac6101643582611f23565b6060810151600681101561095d576004141580610c41575b610c2a575f610100820151610c17575b610ae16101643583611f23565b6101a082015191610af2835161149f565b90610afd845161149f565b935f5b8151811015610bb75780610b16600192846114de565b516060810190815115610bb05760808101918251610b34858c6114de565b525182511916610b4484896114de565b528151610b93575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382960408751925193610b7e868b6114de565b51905182519182526020820152a35b01610b00565b60208101516040820151610ba7858a6114de565b51179055610b4c565b5050610b8d565b50505090803403610bf0575b50610100610be2925f805d604051938493604085526040850190611330565b908382036020850152611330565b3403348111610a60575f80808084335af1610bc357630b288dc560e21b5f5260045260245ffd5b50610c256101843582611f49565b610ad4565b63195a3ca160e01b5f52346004525f60245260445ffd5b50341515610ac4565b6040959495519060c082018281106001600160401b03821117610cf5576040525f82525f60208301525f60408301525f60608301525f6080830152604051916101408301928084106001600160401b03851117610cf5576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f61012082015260a082015282828701015201949394610616565b634e487b7160e01b5f52604160045260245ffd5b63093fe96160e01b5f5260045ffd5b905015846105dd565b600160a31b1615159050846105c7565b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b61012d575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156104df565b506334d3eca760e21b5f526004524260245260445ffd5b634dd9574f60e11b5f5260045260245ffd5b3461012d5761016036600319011261012d575f5c60015f5d610390576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012d57503303610e52578054600160a21b16610db057600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b6314c417b560e01b5f526004523360245260445ffd5b3461012d57602036600319011261012d57610e8460043561139d565b9160405193600386101561095d5760a0958552600180871b0316602085015260408401521515606083015215156080820152f35b36600319016102a0811261012d576101601361012d57610ed661129d565b610ede6112fb565b610ee6611310565b610eee611320565b9060a03661020319011261012d575f5c60015f5d610390576001600160a01b03610f1661141a565b16330361108e5760ff610f2761145a565b16151580611079575b61105c57610f3c611430565b93610f468561288c565b61020435946102443560ff811680820361012d57610fb891506040519063d505accf60e01b602083015233602483015230604483015288606483015261022435608483015260a48201526102643560c48201526102843560e482015260e48152610fb2610104826113f9565b82612edf565b50610fc16128b6565b5f9660205f6044604051636eb1769f60e11b8152336004820152306024820152865afa601f3d1116611053575b80881061100f57505050610357945064ffffffffff6101e435941690611ab5565b604051633677327d60e11b81526001600160a01b03909316600484015260248301889052604483015260806064830152819061104f906084830190611d40565b0390fd5b5f519750610fee565b60ff61106661145a565b63b632b4c960e01b5f521660045260245ffd5b50600360ff61108661145a565b161415610f30565b610e52611363565b3461012d575f36600319011261012d576040516001600160a01b038152602090f35b3461012d573660031901610280811261012d576101601361012d576110db611286565b610204356001600160401b03811161012d576110fb9036906004016112cb565b9091610244356001600160401b03811161012d5761111d9036906004016112cb565b916111266112b4565b935f5c60015f5d610390576001600160a01b038216953387900361116557610357965061022435926101e435906101c435906101843561016435611506565b8663518310e160e11b5f526004523360245260445ffd5b3660031901610200811261012d576101601361012d5761119a61129d565b6111a26112fb565b6111aa611310565b6111b2611320565b905f5c60015f5d610390576103579364ffffffffff6101e435941690611ab5565b3461012d573660031901610260811261012d576101601361012d576111f6611286565b610204356001600160401b03811161012d576112169036906004016112cb565b9190610244356001600160401b03811161012d576112389036906004016112cb565b915f5c60015f5d610390576103579461022435916101e4356101c435876101843561016435611506565b3461012d5761016036600319011261012d57602061127e611363565b604051908152f35b6101a435906001600160a01b038216820361012d57565b61016435906001600160a01b038216820361012d57565b61026435906001600160a01b038216820361012d57565b9181601f8401121561012d578235916001600160401b03831161012d576020808501948460051b01011161012d57565b610184359064ffffffffff8216820361012d57565b6101a43590811515820361012d57565b6101c43590811515820361012d57565b90602080835192838152019201905f5b81811061134d5750505090565b8251845260209384019390920191600101611340565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b54600160a21b81166113eb57600160a11b8116156113de576001916001600160a01b0382169160d881901c91600160a31b8216151591600160a01b16151590565b505f905f905f905f905f90565b506002905f905f905f905f90565b90601f801991011681019081106001600160401b03821117610cf557604052565b6004356001600160a01b038116810361012d5790565b6024356001600160a01b038116810361012d5790565b356001600160a01b038116810361012d5790565b60443560ff8116810361012d5790565b60643560ff8116810361012d5790565b3560ff8116810361012d5790565b6001600160401b038111610cf55760051b60200190565b906114a982611488565b6114b660405191826113f9565b82815280926114c7601f1991611488565b0190602036910137565b91908201809211610a6057565b80518210156114f25760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b8116611aa257608464ffffffffff61154a82611d64565b164210611a7c575060a464ffffffffff61156382611d64565b16151580611a63575b611a3d5750600160a01b1615611a2a576101006004013563ffffffff811680910361012d5761ffff61159f610124611e08565b16908d6115b1838381015f1901612835565b80911015611a1457508d820290039080821015611a0d57505b808b10156119f757506001600160a01b03871698891580156119ee575b6119db5760809261167f9695949260758d61164294604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c605582015220612853565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220612853565b61014435036119c857855f528660205260405f208054600181881c166119b1576001871b179055821561199a576024356001600160a01b0381169390928484141591908261012d57600435926001600160a01b0384169283851415928361012d5760443560ff81169081810361012d57506001811480156119865760018414155b61196f5761170d8a61288c565b156117ef5750505061012d5761012d5760643560ff8116810361012d576002166117dc5761177c8383866117776323b872dd5b6040519063ffffffff60e01b9060e01b1660208201528660248201528b604482015284606482015260648152610fb26084826113f9565b61326e565b85141592836117c9575b5050506117ae57505f516020613fda5f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6117d39350613336565b155f8080611786565b61177c8383866117776342842e0e611740565b80929994506002919798959350145f1461182a5750505092611825925f516020613fda5f395f51905f5297959260409795612dd3565b6117a1565b600391929394959650145f146118aa5750851461189757835f9493611853869586958695612f88565b5af115611871575f516020613fda5f395f51905f52916040916117a1565b508261104f61187e6128b6565b604051632ff1692760e11b815293849360048501612db4565b84631ecdd20960e31b5f5260045260245ffd5b94939092909160643560ff8116810361012d576004161561194d5790816118e6868383611777836118de846118eb9a6130ee565b9984846132ed565b6130ee565b908181039486145f146119315714155b611919575050505f516020613fda5f395f51905f52916040916117a1565b6324ad4cb160e11b5f5260045260245260445260645ffd5b14806118fb575081831180156118fb57506001828403116118fb565b5f516020613fda5f395f51905f52979550611825935090604096949291612ce2565b838963efe3fffb60e01b5f5260045260245260445ffd5b600282141580156117005750881515611700565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146115e7565b8a630e2e9a2960e01b5f5260045260245260445ffd5b90506115ca565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b611a4c64ffffffffff91611d64565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff611a7382611d64565b1642101561156c565b611a8b64ffffffffff91611d64565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b9293611ac16004611380565b906001600160a01b03611ad46004611446565b163303611d29578154600160a21b16611d1657611af1604461147a565b60ff811660038111610d605750611b08606461147a565b6107f861ffff611b19610124611e08565b169260031b169060ff6301010305831c19821616611d00575063fa6464fa60ff911c1690815f1982011015611ceb5750508580611ccf575b611cc05782151580611cb6575b611c9f576001600160a01b038516958615159485611c8d575b8080611c85575b611c72578115611c6c57600160a01b5b8115611c6557600160a31b905b8660d81b91600160a11b91178a1717178455604051948886526020860152151560408501521515606084015260808301527f83ab9f5e7d372237ac2806d0e424c46572cb5d298c0254604cc48e594b36f4ca60a03393a33415611c605715610c2a575f8080809334905af13d15611c5b573d6001600160401b038111610cf55760405190611c33601f8201601f1916602001836113f9565b81525f60203d92013e5b15611c455750565b63e913266560e01b5f526004523460245260445ffd5b611c3d565b505050565b5f90611b9b565b5f611b8e565b876332b4f68960e01b5f5260045260245ffd5b508515611b7e565b6001600160a01b038814159550611b77565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611b5e565b639c318ecf60e01b5f5260045ffd5b50611cda6004611e89565b600681101561095d57600414611b51565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b50634dd9574f60e11b5f5260045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff8116810361012d5790565b6004356001600160a01b0381169081810361012d57503314611e04576001600160a01b0382168015908115611ddf575b50610e52575060d81c80151580611dd5575b611dbf5750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611db8565b33811415915081611df2575b505f611da6565b6001600160a01b03141590505f611deb565b5050565b3561ffff8116810361012d5790565b60443560ff81169081810361012d575060018114611e835760028114611e7d5715611e60576024356001600160a01b0381169081810361012d5750611e5b57600490565b600590565b60643560ff8116810361012d57600416611e78575f90565b600190565b50600390565b50600290565b60ff611e976040830161147a565b1660018114611eea5760028114611ee35715611ecc576001600160a01b0390611ec290602001611446565b16611e5b57600490565b611eda60606004920161147a565b16611e78575f90565b5050600390565b5050600290565b903590601e198136030182121561012d57018035906001600160401b03821161012d5760200191813603831361012d57565b610120015190808211611f34575050565b6307c22c3360e11b5f5260045260245260445ffd5b610180525f9190801580156126d7575b6126c0576108fd603f820482010160e061018051015260c0610180510152606061018051018051600681101561095d5760041461267a576101805160400151611faa906001600160a01b031661288c565b8051600681101561095d576123b9575061018051604001516001600160a01b031691611fd630846130ee565b61018051602081015161012090910151612016916001600160a01b0316611ffd81886130ee565b9061201083828a611777833084846132ed565b87613b63565b6101a06101805101519161202a835161149f565b935f5b845181101561205957806060612045600193886114de565b51015161205282896114de565b520161202d565b5090919461206a8561018051613b7f565b6120778561018051613c03565b5f5b84518110156122235761208c81866114de565b516101605261209b81876114de565b5160a0610160510151908060206040840151930151905b6120c157505050600101612079565b8280916120cd84612f05565b9390948486011c94020191028101610140525b6101405181036120f057816120b2565b97936121076101809a969297939a98949851613d6e565b608060a061016051015160018060a01b0360406101805101511660c05260c06101805101516101c05260e06101805101516101005260408101516101205260e08101516101a0526101008101518252015160e05260405160a05263a9059cbb60e01b60a0515260015f52610100516020525b883560601c9860148101356101a0511c608051179980600460a051015260e0518b02602460a051015260205f604460a0518260c0516101c051f19161012051019a1590151760015f511817106020515a10610140518b14178111156121de5750612179565b909498999296919599979397809161221d576122189061220061018051613d6e565b846122096128b6565b91036101605161018051613a9d565b6120e0565b506120e0565b50925092509261223330836130ee565b908082039181811080156123a8575b61238357610160610180510180518085141590816122a5575b5061228857500361226b5750505b565b6101805160200151612269926001600160a01b03909116906131f4565b84849151906324ad4cb160e11b5f5260045260245260445260645ffd5b9793965f1996955f959094939250905b6101a0610180510151805187101561236e57866122d4919a969a6114de565b51965f9960a089019a5b8b51606081015182101561235a578c8b916122f98484613a86565b1561234f5760809161232761231c8661232f949060406020830151920151020190565b809561018051613cab565b519283613393565b910151028b8110612346575b506001905b016122de565b9a50600161233b565b505050600190612340565b50969a5090975060019096019594506122b5565b5097945097959091929495850310155f61225b565b838261016061018051015101906324ad4cb160e11b5f5260045260245260445260645ffd5b506101606101805101518310612242565b8051600681101561095d5760010361250c57506101805160408101516020909101805192939290916123f7916001600160a01b0390811691166130ee565b915f936101a06101805101945b85518051821015612442579061243c6004612421836001956114de565b51606061242f858c516114de565b51015190610180516133ac565b01612404565b5050610180516040015192519194509291612469916001600160a01b0390811691166130ee565b6101206101805101516101606101805101519003918082105f146125035703905b808211806124e5575b80156124ca575b6124a2575050565b60018060a01b036040610180510151166324ad4cb160e11b5f5260045260245260445260645ffd5b508115801561249a57506124e06101805161315b565b61249a565b50610100610180510151610140610180510151900381830311612493565b50505f9061248a565b8051600681101561095d5760020361252b575061226961018051612ae9565b51600681101561095d5760030361259557905f6101206101805101525f916101a06101805101925b83518051821015612584579061257e6002612570836001956114de565b51606061242f858a516114de565b01612553565b50509091506122696101805161306f565b61018051604081015160208201805161012090930151909493926125c5926001600160a01b039182169116612f88565b6125d161018051612f3f565b610160610180510151806125e6575b50909150565b610180516040015193516001600160a01b03948516941661260730866130ee565b9460205f60405182810190630d0e30db60e41b82526004815261262b6024826113f9565b519086855af115612654576126478361264c95969730846132a2565b6131f4565b81905f6125e0565b61104f836126606128b6565b906040519485946372871d2960e01b86526004860161303e565b509050610120610180510180513481116126aa575061269b61018051612f3f565b51610160610180510151900390565b63195a3ca160e01b5f523460045260245260445ffd5b5a90634fd394c160e11b5f5260045260245260445ffd5b505a8111611f59565b9290919260418214612780575b803b15159283612700575b505050905090565b60209350612756608484965f9560405198899289840196630b135d3f60e11b88526024850152604060448501528160648501528484013786838284010152601f801991011681010301601f1981018752866113f9565b829451915afa60203d1010612778575b630b135d3f60e11b14805f80806126f8565b505f51612766565b8160401161012d57602084013582604010156114f2578260201161012d5760205f608087356040519088825260408a013560f81c85830152604082015284606082015282805260015afa1561282a575f516001600160a01b038381169116908114919082612820575b50816127ff575b50156126ed5750505050600190565b6fa2a8918ca85bafe22016d0b997e4df60600160ff1b03101590505f6127f0565b151591505f6127e9565b6040513d5f823e3d90fd5b811561283f570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b0190612864575050565b90925b602084359182811160051b9081521852602060405f2093019281840361286757925050565b803b156128965750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d90604082116128d7575b604051918083525f602084013e60608201604052565b604091506128c1565b5f9161012082015161298f5760016101008301511461297a5760408201519060e083015181612918602086015160c0870151906114d1565b905b61292a5750505050608001510290565b938380849661293c82999a9596612f05565b979098612949898b6114d1565b1c98020195028501975b8535851c01940193878514612969578690612953565b95929390948092975092939161291a565b608091925061298890612a47565b9101510290565b608082015191936060850193505f916040860191602087019190845b8751861015612a3c57600183871c1615612a33578351855190818802918883041488151715610a60576129e7916129e1916114d1565b8a613393565b90878202916129f68984612835565b14801590612a28575b612a105701946001905b01946129ab565b868a51633602215160e11b5f5260045260245260445ffd5b5080828101106129ff565b94600190612a09565b975095505050505050565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b604081018051602083018051939490939091612b11916001600160a01b0390811691166130ee565b6101a08501925f5b84518051821015612b545790612b4e6005612b36836001956114de565b516060612b44858b516114de565b510151908b6133ac565b01612b19565b505080518551929694959194939192612b79916001600160a01b0391821691166130ee565b808703906101008501978851610140870190815190038414612cd657975f9991929997949397505f935b81518051861015612c895785612bbc919c9b959c6114de565b51985f9a60a08b019b5b8c516060810151821015612c7457908c8c8c8c600195612be68686613a86565b15612c6a576020810151604082015187020192878060a01b0390511680843560601c14612c5f5760a0612c2b938980831b039051169201516014850135901c91613336565b15612c3b575b5050505b01612bc6565b612c5792602092612c4f60405194856113f9565b5f8452613a9d565b8c8c5f612c31565b505050505050612c35565b5050505050612c35565b50909c959b5090995050600190940193612ba3565b5099979894965050915092505190519003921080612ccd575b612cab57505050565b60018060a01b039051166324ad4cb160e11b5f5260045260245260445260645ffd5b50818311612ca2565b50505050945050505050565b9290612cee81856130ee565b92612cf981866130ee565b90612d0c848488611777838684846132ed565b6001600160a01b0381811690841614612d755783612d359392612d2f92886132a2565b846130ee565b9282841080612d6a575b612d495750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612d3f565b915093809350612d8592506130ee565b90828203612d9257505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b612dd09392606092825260208201528160408201520190611d40565b90565b9392919091612de38184876132af565b612dee8284886132af565b93604051637921219560e11b602082015260018060a01b03821690816024820152612e5088848b61177760018060a01b038b16958660448201528a606482015284608482015260a060a48201525f60c482015260c48152610fb260e4826113f9565b14918215612ed457612e65845f935b8a6132af565b9003908103612eb25750612eab57612e7d91856132af565b0391818303612e8b57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612e65848893612e5f565b6020915f91828483519301915af13d80612ef7575090565b601f60015f51149111161690565b905f916001811615612f21575b806001612dd092011916612a47565b9150612dd0612f3583195f19850116612a47565b92831c9050612f12565b906101a082015f5b81518051821015612f815790612f7b6001612f638382956114de565b516060612f718588516114de565b51015190886133ac565b01612f47565b5050509050565b919081612fb291612f9981866130ee565b90612fac838288611777833084846132ed565b85613b63565b478260015d60205f60405182810190632e1a7d4d60e01b825285602482015260248152612fe06044826113f9565b519082875af115612ffe575f60015d470391818303612e8b57505050565b509061104f61300b6128b6565b604051938493637a82bbe560e01b855260018060a01b031660048501526024840152606060448401526064830190611d40565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612dd092910190611d40565b61018081015190815115611e04576040820151606060408301916130ae60018060a01b0384511660018060a01b036020870151166020880151916132af565b9003930151908184036130c957505061012001908151019052565b90915060018060a01b039051166324ad4cb160e11b5f5260045260245260445260645ffd5b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d111680613152575b15613132575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f519250613129565b906101a08201905f5b825180518210156131eb5781613179916114de565b515f60a08201516060810151915b82811061319a5750505050600101613164565b6131a48185613a86565b806131c3575b6131b657600101613187565b5050505050915050600190565b506020820151604083015182020160208901516001600160a01b0316903560601c14156131aa565b50509150505f90565b9291909261320230826130ee565b9361320d81836130ee565b60405163a9059cbb60e01b60208201526001600160a01b03831660248201526044808201869052815290929061324890610fb26064826113f9565b156132625761325d8461226996973084613b63565b6132a2565b61104f846126606128b6565b929091921561327c57505050565b61104f906132886128b6565b906040519485946308c5d52960e11b86526004860161303e565b929190612e7d90846130ee565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806131525715613132575090565b6040516323b872dd60e01b60208201526001600160a01b039283166024820152929091166044830152606480830193909352918152612dd0916133316084836113f9565b612edf565b90915f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d111661338b575b6001600160a01b0316801515918261337b57505090565b6001600160a01b03161415919050565b505f51613364565b60c081015161010060e0830151920151920135901c1790565b9392936102a0526102405260a0610240510151928160206040860151950151905b6133d8575050509050565b8480916133e485612f05565b9390958487011c95020191028101610260525b82610260518203156133cd57506134106102a051613d6e565b60a061024051015161038052818060011461397a578060021461377f578060051461367d57806004146135745760031461345857634e487b7160e01b5f52605160045260245ffd5b6101e05260018060a01b0360406102a05101511660c06102a05101519260e06102a05101519260406103805101519560e061038051015161022052610100610380510151926080610380510151610280526040519563a9059cbb60e01b875260015f526020525b6101e0513560601c6102005260146101e0510135610220511c8417610200516004880152610280518102602488015260205f604489828a8df190896101e051016101e0521561020051151760015f511817106020515a10610260516101e051141781111561352d57506134bf565b9450955095509250506101e0515b809161356e57613569906135516102a051613d6e565b8661355a6128b6565b9103610240516102a051613a9d565b6133f7565b506133f7565b5092909160018060a01b0360406102a0510151169260018060a01b0360206102a0510151166103605260c06102a05101519060e06102a05101519360406103805101519360e06103805101516103205261010061038051015195608061038051015161034052604051610300526323b872dd60e01b61030051526103605160046103005101526020525b873560601c6014890135610320511c871790806024610300510152610340518202604461030051015260015f528660205f60648c8261030051918cf19a0199601e5f193d011160015f5114161691159030811490151717106020515a10610260518a141781111561366f57506135fe565b94509550959150925061353b565b506102a05160408101516020820151608090920151949592946001600160a01b039182169491909216911561377357846342842e0e925b6102a05160c00151926102a05160e00151956103805160400151966103805160a00151936040519760e01b8852600488015260015f5260205260248601998a88888b60448201986020925f809360146064945b803560601c809a5201358c1c8d528df19b019a601e5f193d011160015f511416811191308114901517821710906020515a10610260518d141782111561375c5750508a8860205f60648b8f8f60148592613707565b955097509895509850959250506117ae575061353b565b846323b872dd926136b4565b50929161379e84601460a0610380510151910135901c6102a051613a19565b60018060a01b0360206102a05101511660206101806102a0510151015160405191637921219560e11b83526004830152604482015260a060848201525f60a482015260018060a01b0360406102a0510151169060c06102a05101519060e06102a05101516103a05260406103805101516102c05260806103805101516102e05260a0610380510151915f1960e06103805101511c96610100610380510151985f915f976103a0516020525b823560601c926102c0510192601f198401358c168d17809501948160248901526102e05102606488015260205f60c489828d8bf13d613967575b3082148215176064890151158c17171090600488015114610260518514176014850135891c604489015118176020515a10178111156138c25750613849565b9895509950995094915092506102c05184039161393757508315801561391a575b613905575b5060606101806102a051015101906102e05102815101905261353b565b6139129061038051613393565b90035f6138e8565b506102a051602001516001600160a01b0316813560601c146138e3565b6139448261038051613393565b608061038051015102906324ad4cb160e11b5f526004526024525f60445260645ffd5b5f51600114601f3d111681119a50613883565b509160018060a01b0360406102a0510151169160c06102a051015160e06102a05101519260406103805101519260e0610380510151916101006103805101519560806103805101519889916020525b803560601c875f8080808d60148801358c1c17978802868df192019215908a811490151717106020515a1061026051831417811115613a0a575088906139c9565b9650945096509450505061353b565b90610180820191825182815115159182613a78575b5050611c605760409181613a44613a729361306f565b84515f606082015260208082018490526001909152818501519101516001600160a01b0390811691166132af565b91510152565b60200151149050825f613a2e565b60608101516080909101511916901c600116151590565b92613aa9838386613cab565b60a0820191613ab9848451613d97565b9160a0860151613b435792608092600184613b359461016098978a517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613b168451936040519182918a8352604060208401526040830190611d40565b0390a301911b8151179052610140860160018151019052519283613393565b910151029101908151019052565b9061104f905191604051938493632ff1692760e11b855260048501612db4565b929190613b7090846130ee565b900391818303612e8b57505050565b91905f926101a081015b8251851015612f81575b613b9d85846114de565b5115613bf957613bed613bc0613bb387866114de565b515f198101901916612a47565b6001811b613bce88876114de565b5118613bda88876114de565b52613be68784516114de565b5184613dad565b15613b93575050509050565b9360010193613b89565b91905f926101a081015b825180861015613c8b578590035f1901945b613c2986856114de565b5115613ca157613c3986856114de565b516001905b6101008210613c9357613c859150613c575f1991612a47565b016001811b613c6689886114de565b5118613c7289886114de565b52613c7e8885516114de565b5185613dad565b15613c1f575b505050509050565b80821c179060011b90613c3e565b6001019450613c0d565b91803560601c60a0830190613cc1838351613d97565b948115613d5657308214918215613d1b575b5050613d035790613ce49151613393565b15613ced575050565b516369f66e7760e01b5f5260045260245260445ffd5b505051636209399d60e01b5f5260045260245260445ffd5b9091506060820151600681101561095d576005149182613d3f575b50505f80613cd3565b604001516001600160a01b03161490505f80613d36565b85855163d02e182560e01b5f5260045260245260445ffd5b5a60e082015111613d7c5750565b60c001515a90634fd394c160e11b5f5260045260245260445ffd5b6040612dd0926020830151900391015190612835565b6103805261036081905260a001516020810151604090910151820201613dda816103605161038051613cab565b6103805160400151613dfa90823560601c906001600160a01b03166130ee565b916001811b60a0610360510151908060206040840151930151905b613e9257505050613e299061036051613a86565b158015613e75575b613e6f5761038051604001516103605160a00151611e7893916001600160a01b0316906080613e608583613393565b91015102923560601c906132a2565b50505f90565b5061038051602001516001600160a01b0316813560601c14613e31565b828091613e9e84612f05565b9390948486011c94020191028101610340525b610340518103613ec15781613e15565b92909195613ed461038096959651613d6e565b60a0610360510151939460018060a01b036040610380510151169660c06103805101516103a05260e061038051015193604087015195608060e089015198610100810151610300520151610320526040519563a9059cbb60e01b875260015f526020525b883560601c986014810135891c610300511799806004890152610320518b02602489015288888d6103a0516020925f8093604493f192019a159015175f5160011817106020515a10610340518b1417811115613f945750613f38565b949a965094509550959096508091613fd357613fce90613fb661038051613d6e565b84613fbf6128b6565b91036103605161038051613a9d565b613eb1565b50613eb156feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
export const slotDistributorRuntimeBytecode = '0x6103c06040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914611262578063239af6a1146111d3578063322e3dd41461117c5780633cc44cb7146110b8578063405d30af146110965780635fbdab2114610eb857806364482ac414610e6857806375533abe14610dc25780637eae9f861461039f578063abf70b91146101315763f904163c0361000f573461012d57606036600319011261012d576024356044356004356100e08261149f565b925f5b838110610104576040516020808252819061010090820188611330565b0390f35b80610111600192846114d1565b845f5260205260405f205461012682886114de565b52016100e3565b5f80fd5b3461012d5736600319016102c0811261012d576101601361012d57610164356101843561015c611286565b610204356001600160401b03811161012d5761017c9036906004016112cb565b91610244356001600160401b03811161012d5761019d9036906004016112cb565b9390926101a86112b4565b95610284356102a4356001600160401b03811161012d573660238201121561012d578060040135916001600160401b03831161012d57366024848401011161012d575f5c60015f5d6103905780421161037a579089602461033a94938d61020d611363565b9160405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527fd314c47a70a83253306c737a8a4aa3c7600caa09cbf25468b9ce60489075091460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a081526102a060c0826113f9565b519020946040519260208401947f6bfedada6923877d198314a0d3513fe3e42ef546c5d8bef704c4419d4429f09286526040850152606084015289608084015260018060a01b031660a083015260c082015260c0815261030160e0826113f9565b5190209260405193602085019361190160f01b8552602286015260428501526042845261032f6062856113f9565b0191519020876126e0565b1561035c576103579761022435946101e435926101c43592611506565b5f805d005b639a7d38d960e01b5f9081526001600160a01b038516600452602490fd5b630f88f04960e41b5f526004524260245260445ffd5b63b5dfd9e560e01b5f5260045ffd5b36600319016101c0811261012d576101601361012d576101a4356001600160401b03811161012d576103d59036906004016112cb565b905f5c60015f5d610390576040516101c081018181106001600160401b03821117610cf5576040525f8152602081015f815260408201905f82525f606084015260808301905f82525f60a08501525f60c08501525f60e08501525f6101008501525f6101208501525f6101408501525f610160850152604051608081018181106001600160401b03821117610cf5576040525f81525f60208201525f60408201525f606082015261018085015260606101a0850152610492611363565b80855280549390600160a21b8516610db0575060843564ffffffffff81169081810361012d57814210610d9957505060a43564ffffffffff811690818114158061012d5782151580610d8d575b610d72575050506104f1848651611d76565b60ff60443516806044350361012d5760038111610d60575060ff60643516806064350361012d5761ffff6101243516610124350361012d576107f860443560031b169060ff6301010305831c196064351616610d4e575063fa6464fa60ff911c16805f1961ffff6101243516011015610d31575061056d61141a565b90610576611430565b61057e611e17565b600681101561095d5760608801526001600160a01b0390811690915216905260026105a761146a565b16151590526001600160a01b036105bc61141a565b163314908115610d21575b5060016105d261146a565b161590811591610d18575b50151560a08201528215610d09576105f6839293611488565b9061060460405192836113f9565b828252601f1961061384611488565b015f5b818110610c4a57505061010435935f5b84811015610a97578060051b820135609e198336030181121561012d5761064d82866114de565b519082151580610a74575b610a2e5763ffffffff8816880361012d5761ffff6101243516610124350361012d576106966101243561ffff1663ffffffff8a1681015f1901612835565b80828601351015610a15575061ffff610124351681850135810263ffffffff8a160390811015610a07575b6020828601016106d381848801611ef1565b9081604051918237208684016060810135903603601e190181121561012d57848801018035906001600160401b03821161012d57602001908060051b3603821361012d5761076991604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e8552878b0135602086015260408501526040878b01013560608501526080610144359420612853565b036109f15761077f60a085015191848801611ef1565b60ff61078961145a565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146109e3576002146109de578615165b156109c857906004918a8e01358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156109ba575b50606060a0840151015181810361099e575060808286010135811c61097b575080840135825284515f528084013560205260405f208060208401525480604084015219608082860101351680606084015215610971576060850151600681101561095d5760031480159061094b575b15610944576108d860a08301516060840151906128e0565b905b8180610120880151011061092f57509060019291610120860151016101208601526109086060820151612a47565b61010086015101610100860152602081015190606060408201519101511790555b01610626565b84633de9133960e21b5f52013560045260245ffd5b5f906108da565b5061012060a0830151015115156108c0565b634e487b7160e01b5f52602160045260245ffd5b5050600190610929565b6080828663302669a360e21b5f528181013560045201013560245260445260645ffd5b828663f3ef5fc760e01b5f52013560045260245260445260645ffd5b610100600191015289610851565b898d63acef518560e01b5f52013560045260245ffd5b6107f8565b5060018614881516166107f8565b8286630196930160e31b5f52013560045260245ffd5b5061ffff61012435166106c1565b9084630185d96f60e01b5f52013560045260245260445ffd5b918591505f198101908111610a6057610a46916114de565b515191630a4ba27360e31b5f52013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198301838111610a6057610a8a90876114de565b5151818501351115610658565b82846101a0820152610aac6101643582611f23565b6060810151600681101561095d576004141580610c41575b610c2a575f610100820151610c17575b610ae16101643583611f23565b6101a082015191610af2835161149f565b90610afd845161149f565b935f5b8151811015610bb75780610b16600192846114de565b516060810190815115610bb05760808101918251610b34858c6114de565b525182511916610b4484896114de565b528151610b93575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382960408751925193610b7e868b6114de565b51905182519182526020820152a35b01610b00565b60208101516040820151610ba7858a6114de565b51179055610b4c565b5050610b8d565b50505090803403610bf0575b50610100610be2925f805d604051938493604085526040850190611330565b908382036020850152611330565b3403348111610a60575f80808084335af1610bc357630b288dc560e21b5f5260045260245ffd5b50610c256101843582611f49565b610ad4565b63195a3ca160e01b5f52346004525f60245260445ffd5b50341515610ac4565b6040959495519060c082018281106001600160401b03821117610cf5576040525f82525f60208301525f60408301525f60608301525f6080830152604051916101408301928084106001600160401b03851117610cf5576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f61012082015260a082015282828701015201949394610616565b634e487b7160e01b5f52604160045260245ffd5b63093fe96160e01b5f5260045ffd5b905015846105dd565b600160a31b1615159050846105c7565b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b61012d575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156104df565b506334d3eca760e21b5f526004524260245260445ffd5b634dd9574f60e11b5f5260045260245ffd5b3461012d5761016036600319011261012d575f5c60015f5d610390576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012d57503303610e52578054600160a21b16610db057600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b6314c417b560e01b5f526004523360245260445ffd5b3461012d57602036600319011261012d57610e8460043561139d565b9160405193600386101561095d5760a0958552600180871b0316602085015260408401521515606083015215156080820152f35b36600319016102a0811261012d576101601361012d57610ed661129d565b610ede6112fb565b610ee6611310565b610eee611320565b9060a03661020319011261012d575f5c60015f5d610390576001600160a01b03610f1661141a565b16330361108e5760ff610f2761145a565b16151580611079575b61105c57610f3c611430565b93610f468561288c565b61020435946102443560ff811680820361012d57610fb891506040519063d505accf60e01b602083015233602483015230604483015288606483015261022435608483015260a48201526102643560c48201526102843560e482015260e48152610fb2610104826113f9565b82612edf565b50610fc16128b6565b5f9660205f6044604051636eb1769f60e11b8152336004820152306024820152865afa601f3d1116611053575b80881061100f57505050610357945064ffffffffff6101e435941690611ab5565b604051633677327d60e11b81526001600160a01b03909316600484015260248301889052604483015260806064830152819061104f906084830190611d40565b0390fd5b5f519750610fee565b60ff61106661145a565b63b632b4c960e01b5f521660045260245ffd5b50600360ff61108661145a565b161415610f30565b610e52611363565b3461012d575f36600319011261012d576040516001600160a01b038152602090f35b3461012d573660031901610280811261012d576101601361012d576110db611286565b610204356001600160401b03811161012d576110fb9036906004016112cb565b9091610244356001600160401b03811161012d5761111d9036906004016112cb565b916111266112b4565b935f5c60015f5d610390576001600160a01b038216953387900361116557610357965061022435926101e435906101c435906101843561016435611506565b8663518310e160e11b5f526004523360245260445ffd5b3660031901610200811261012d576101601361012d5761119a61129d565b6111a26112fb565b6111aa611310565b6111b2611320565b905f5c60015f5d610390576103579364ffffffffff6101e435941690611ab5565b3461012d573660031901610260811261012d576101601361012d576111f6611286565b610204356001600160401b03811161012d576112169036906004016112cb565b9190610244356001600160401b03811161012d576112389036906004016112cb565b915f5c60015f5d610390576103579461022435916101e4356101c435876101843561016435611506565b3461012d5761016036600319011261012d57602061127e611363565b604051908152f35b6101a435906001600160a01b038216820361012d57565b61016435906001600160a01b038216820361012d57565b61026435906001600160a01b038216820361012d57565b9181601f8401121561012d578235916001600160401b03831161012d576020808501948460051b01011161012d57565b610184359064ffffffffff8216820361012d57565b6101a43590811515820361012d57565b6101c43590811515820361012d57565b90602080835192838152019201905f5b81811061134d5750505090565b8251845260209384019390920191600101611340565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b54600160a21b81166113eb57600160a11b8116156113de576001916001600160a01b0382169160d881901c91600160a31b8216151591600160a01b16151590565b505f905f905f905f905f90565b506002905f905f905f905f90565b90601f801991011681019081106001600160401b03821117610cf557604052565b6004356001600160a01b038116810361012d5790565b6024356001600160a01b038116810361012d5790565b356001600160a01b038116810361012d5790565b60443560ff8116810361012d5790565b60643560ff8116810361012d5790565b3560ff8116810361012d5790565b6001600160401b038111610cf55760051b60200190565b906114a982611488565b6114b660405191826113f9565b82815280926114c7601f1991611488565b0190602036910137565b91908201809211610a6057565b80518210156114f25760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b8116611aa257608464ffffffffff61154a82611d64565b164210611a7c575060a464ffffffffff61156382611d64565b16151580611a63575b611a3d5750600160a01b1615611a2a576101006004013563ffffffff811680910361012d5761ffff61159f610124611e08565b16908d6115b1838381015f1901612835565b80911015611a1457508d820290039080821015611a0d57505b808b10156119f757506001600160a01b03871698891580156119ee575b6119db5760809261167f9695949260758d61164294604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c605582015220612853565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220612853565b61014435036119c857855f528660205260405f208054600181881c166119b1576001871b179055821561199a576024356001600160a01b0381169390928484141591908261012d57600435926001600160a01b0384169283851415928361012d5760443560ff81169081810361012d57506001811480156119865760018414155b61196f5761170d8a61288c565b156117ef5750505061012d5761012d5760643560ff8116810361012d576002166117dc5761177c8383866117776323b872dd5b6040519063ffffffff60e01b9060e01b1660208201528660248201528b604482015284606482015260648152610fb26084826113f9565b61326e565b85141592836117c9575b5050506117ae57505f516020613fda5f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6117d39350613336565b155f8080611786565b61177c8383866117776342842e0e611740565b80929994506002919798959350145f1461182a5750505092611825925f516020613fda5f395f51905f5297959260409795612dd3565b6117a1565b600391929394959650145f146118aa5750851461189757835f9493611853869586958695612f88565b5af115611871575f516020613fda5f395f51905f52916040916117a1565b508261104f61187e6128b6565b604051632ff1692760e11b815293849360048501612db4565b84631ecdd20960e31b5f5260045260245ffd5b94939092909160643560ff8116810361012d576004161561194d5790816118e6868383611777836118de846118eb9a6130ee565b9984846132ed565b6130ee565b908181039486145f146119315714155b611919575050505f516020613fda5f395f51905f52916040916117a1565b6324ad4cb160e11b5f5260045260245260445260645ffd5b14806118fb575081831180156118fb57506001828403116118fb565b5f516020613fda5f395f51905f52979550611825935090604096949291612ce2565b838963efe3fffb60e01b5f5260045260245260445ffd5b600282141580156117005750881515611700565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146115e7565b8a630e2e9a2960e01b5f5260045260245260445ffd5b90506115ca565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b611a4c64ffffffffff91611d64565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff611a7382611d64565b1642101561156c565b611a8b64ffffffffff91611d64565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b9293611ac16004611380565b906001600160a01b03611ad46004611446565b163303611d29578154600160a21b16611d1657611af1604461147a565b60ff811660038111610d605750611b08606461147a565b6107f861ffff611b19610124611e08565b169260031b169060ff6301010305831c19821616611d00575063fa6464fa60ff911c1690815f1982011015611ceb5750508580611ccf575b611cc05782151580611cb6575b611c9f576001600160a01b038516958615159485611c8d575b8080611c85575b611c72578115611c6c57600160a01b5b8115611c6557600160a31b905b8660d81b91600160a11b91178a1717178455604051948886526020860152151560408501521515606084015260808301527f83ab9f5e7d372237ac2806d0e424c46572cb5d298c0254604cc48e594b36f4ca60a03393a33415611c605715610c2a575f8080809334905af13d15611c5b573d6001600160401b038111610cf55760405190611c33601f8201601f1916602001836113f9565b81525f60203d92013e5b15611c455750565b63e913266560e01b5f526004523460245260445ffd5b611c3d565b505050565b5f90611b9b565b5f611b8e565b876332b4f68960e01b5f5260045260245ffd5b508515611b7e565b6001600160a01b038814159550611b77565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611b5e565b639c318ecf60e01b5f5260045ffd5b50611cda6004611e89565b600681101561095d57600414611b51565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b50634dd9574f60e11b5f5260045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff8116810361012d5790565b6004356001600160a01b0381169081810361012d57503314611e04576001600160a01b0382168015908115611ddf575b50610e52575060d81c80151580611dd5575b611dbf5750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611db8565b33811415915081611df2575b505f611da6565b6001600160a01b03141590505f611deb565b5050565b3561ffff8116810361012d5790565b60443560ff81169081810361012d575060018114611e835760028114611e7d5715611e60576024356001600160a01b0381169081810361012d5750611e5b57600490565b600590565b60643560ff8116810361012d57600416611e78575f90565b600190565b50600390565b50600290565b60ff611e976040830161147a565b1660018114611eea5760028114611ee35715611ecc576001600160a01b0390611ec290602001611446565b16611e5b57600490565b611eda60606004920161147a565b16611e78575f90565b5050600390565b5050600290565b903590601e198136030182121561012d57018035906001600160401b03821161012d5760200191813603831361012d57565b610120015190808211611f34575050565b6307c22c3360e11b5f5260045260245260445ffd5b610180525f9190801580156126d7575b6126c0576108fd603f820482010160e061018051015260c0610180510152606061018051018051600681101561095d5760041461267a576101805160400151611faa906001600160a01b031661288c565b8051600681101561095d576123b9575061018051604001516001600160a01b031691611fd630846130ee565b61018051602081015161012090910151612016916001600160a01b0316611ffd81886130ee565b9061201083828a611777833084846132ed565b87613b63565b6101a06101805101519161202a835161149f565b935f5b845181101561205957806060612045600193886114de565b51015161205282896114de565b520161202d565b5090919461206a8561018051613b7f565b6120778561018051613c03565b5f5b84518110156122235761208c81866114de565b516101605261209b81876114de565b5160a0610160510151908060206040840151930151905b6120c157505050600101612079565b8280916120cd84612f05565b9390948486011c94020191028101610140525b6101405181036120f057816120b2565b97936121076101809a969297939a98949851613d6e565b608060a061016051015160018060a01b0360406101805101511660c05260c06101805101516101c05260e06101805101516101005260408101516101205260e08101516101a0526101008101518252015160e05260405160a05263a9059cbb60e01b60a0515260015f52610100516020525b883560601c9860148101356101a0511c608051179980600460a051015260e0518b02602460a051015260205f604460a0518260c0516101c051f19161012051019a1590151760015f511817106020515a10610140518b14178111156121de5750612179565b909498999296919599979397809161221d576122189061220061018051613d6e565b846122096128b6565b91036101605161018051613a9d565b6120e0565b506120e0565b50925092509261223330836130ee565b908082039181811080156123a8575b61238357610160610180510180518085141590816122a5575b5061228857500361226b5750505b565b6101805160200151612269926001600160a01b03909116906131f4565b84849151906324ad4cb160e11b5f5260045260245260445260645ffd5b9793965f1996955f959094939250905b6101a0610180510151805187101561236e57866122d4919a969a6114de565b51965f9960a089019a5b8b51606081015182101561235a578c8b916122f98484613a86565b1561234f5760809161232761231c8661232f949060406020830151920151020190565b809561018051613cab565b519283613393565b910151028b8110612346575b506001905b016122de565b9a50600161233b565b505050600190612340565b50969a5090975060019096019594506122b5565b5097945097959091929495850310155f61225b565b838261016061018051015101906324ad4cb160e11b5f5260045260245260445260645ffd5b506101606101805101518310612242565b8051600681101561095d5760010361250c57506101805160408101516020909101805192939290916123f7916001600160a01b0390811691166130ee565b915f936101a06101805101945b85518051821015612442579061243c6004612421836001956114de565b51606061242f858c516114de565b51015190610180516133ac565b01612404565b5050610180516040015192519194509291612469916001600160a01b0390811691166130ee565b6101206101805101516101606101805101519003918082105f146125035703905b808211806124e5575b80156124ca575b6124a2575050565b60018060a01b036040610180510151166324ad4cb160e11b5f5260045260245260445260645ffd5b508115801561249a57506124e06101805161315b565b61249a565b50610100610180510151610140610180510151900381830311612493565b50505f9061248a565b8051600681101561095d5760020361252b575061226961018051612ae9565b51600681101561095d5760030361259557905f6101206101805101525f916101a06101805101925b83518051821015612584579061257e6002612570836001956114de565b51606061242f858a516114de565b01612553565b50509091506122696101805161306f565b61018051604081015160208201805161012090930151909493926125c5926001600160a01b039182169116612f88565b6125d161018051612f3f565b610160610180510151806125e6575b50909150565b610180516040015193516001600160a01b03948516941661260730866130ee565b9460205f60405182810190630d0e30db60e41b82526004815261262b6024826113f9565b519086855af115612654576126478361264c95969730846132a2565b6131f4565b81905f6125e0565b61104f836126606128b6565b906040519485946372871d2960e01b86526004860161303e565b509050610120610180510180513481116126aa575061269b61018051612f3f565b51610160610180510151900390565b63195a3ca160e01b5f523460045260245260445ffd5b5a90634fd394c160e11b5f5260045260245260445ffd5b505a8111611f59565b9290919260418214612780575b803b15159283612700575b505050905090565b60209350612756608484965f9560405198899289840196630b135d3f60e11b88526024850152604060448501528160648501528484013786838284010152601f801991011681010301601f1981018752866113f9565b829451915afa60203d1010612778575b630b135d3f60e11b14805f80806126f8565b505f51612766565b8160401161012d57602084013582604010156114f2578260201161012d5760205f608087356040519088825260408a013560f81c85830152604082015284606082015282805260015afa1561282a575f516001600160a01b038381169116908114919082612820575b50816127ff575b50156126ed5750505050600190565b6fa2a8918ca85bafe22016d0b997e4df60600160ff1b03101590505f6127f0565b151591505f6127e9565b6040513d5f823e3d90fd5b811561283f570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b0190612864575050565b90925b602084359182811160051b9081521852602060405f2093019281840361286757925050565b803b156128965750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d90604082116128d7575b604051918083525f602084013e60608201604052565b604091506128c1565b5f9161012082015161298f5760016101008301511461297a5760408201519060e083015181612918602086015160c0870151906114d1565b905b61292a5750505050608001510290565b938380849661293c82999a9596612f05565b979098612949898b6114d1565b1c98020195028501975b8535851c01940193878514612969578690612953565b95929390948092975092939161291a565b608091925061298890612a47565b9101510290565b608082015191936060850193505f916040860191602087019190845b8751861015612a3c57600183871c1615612a33578351855190818802918883041488151715610a60576129e7916129e1916114d1565b8a613393565b90878202916129f68984612835565b14801590612a28575b612a105701946001905b01946129ab565b868a51633602215160e11b5f5260045260245260445ffd5b5080828101106129ff565b94600190612a09565b975095505050505050565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b604081018051602083018051939490939091612b11916001600160a01b0390811691166130ee565b6101a08501925f5b84518051821015612b545790612b4e6005612b36836001956114de565b516060612b44858b516114de565b510151908b6133ac565b01612b19565b505080518551929694959194939192612b79916001600160a01b0391821691166130ee565b808703906101008501978851610140870190815190038414612cd657975f9991929997949397505f935b81518051861015612c895785612bbc919c9b959c6114de565b51985f9a60a08b019b5b8c516060810151821015612c7457908c8c8c8c600195612be68686613a86565b15612c6a576020810151604082015187020192878060a01b0390511680843560601c14612c5f5760a0612c2b938980831b039051169201516014850135901c91613336565b15612c3b575b5050505b01612bc6565b612c5792602092612c4f60405194856113f9565b5f8452613a9d565b8c8c5f612c31565b505050505050612c35565b5050505050612c35565b50909c959b5090995050600190940193612ba3565b5099979894965050915092505190519003921080612ccd575b612cab57505050565b60018060a01b039051166324ad4cb160e11b5f5260045260245260445260645ffd5b50818311612ca2565b50505050945050505050565b9290612cee81856130ee565b92612cf981866130ee565b90612d0c848488611777838684846132ed565b6001600160a01b0381811690841614612d755783612d359392612d2f92886132a2565b846130ee565b9282841080612d6a575b612d495750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612d3f565b915093809350612d8592506130ee565b90828203612d9257505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b612dd09392606092825260208201528160408201520190611d40565b90565b9392919091612de38184876132af565b612dee8284886132af565b93604051637921219560e11b602082015260018060a01b03821690816024820152612e5088848b61177760018060a01b038b16958660448201528a606482015284608482015260a060a48201525f60c482015260c48152610fb260e4826113f9565b14918215612ed457612e65845f935b8a6132af565b9003908103612eb25750612eab57612e7d91856132af565b0391818303612e8b57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612e65848893612e5f565b6020915f91828483519301915af13d80612ef7575090565b601f60015f51149111161690565b905f916001811615612f21575b806001612dd092011916612a47565b9150612dd0612f3583195f19850116612a47565b92831c9050612f12565b906101a082015f5b81518051821015612f815790612f7b6001612f638382956114de565b516060612f718588516114de565b51015190886133ac565b01612f47565b5050509050565b919081612fb291612f9981866130ee565b90612fac838288611777833084846132ed565b85613b63565b478260015d60205f60405182810190632e1a7d4d60e01b825285602482015260248152612fe06044826113f9565b519082875af115612ffe575f60015d470391818303612e8b57505050565b509061104f61300b6128b6565b604051938493637a82bbe560e01b855260018060a01b031660048501526024840152606060448401526064830190611d40565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612dd092910190611d40565b61018081015190815115611e04576040820151606060408301916130ae60018060a01b0384511660018060a01b036020870151166020880151916132af565b9003930151908184036130c957505061012001908151019052565b90915060018060a01b039051166324ad4cb160e11b5f5260045260245260445260645ffd5b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d111680613152575b15613132575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f519250613129565b906101a08201905f5b825180518210156131eb5781613179916114de565b515f60a08201516060810151915b82811061319a5750505050600101613164565b6131a48185613a86565b806131c3575b6131b657600101613187565b5050505050915050600190565b506020820151604083015182020160208901516001600160a01b0316903560601c14156131aa565b50509150505f90565b9291909261320230826130ee565b9361320d81836130ee565b60405163a9059cbb60e01b60208201526001600160a01b03831660248201526044808201869052815290929061324890610fb26064826113f9565b156132625761325d8461226996973084613b63565b6132a2565b61104f846126606128b6565b929091921561327c57505050565b61104f906132886128b6565b906040519485946308c5d52960e11b86526004860161303e565b929190612e7d90846130ee565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806131525715613132575090565b6040516323b872dd60e01b60208201526001600160a01b039283166024820152929091166044830152606480830193909352918152612dd0916133316084836113f9565b612edf565b90915f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d111661338b575b6001600160a01b0316801515918261337b57505090565b6001600160a01b03161415919050565b505f51613364565b60c081015161010060e0830151920151920135901c1790565b9392936102a0526102405260a0610240510151928160206040860151950151905b6133d8575050509050565b8480916133e485612f05565b9390958487011c95020191028101610260525b82610260518203156133cd57506134106102a051613d6e565b60a061024051015161038052818060011461397a578060021461377f578060051461367d57806004146135745760031461345857634e487b7160e01b5f52605160045260245ffd5b6101e05260018060a01b0360406102a05101511660c06102a05101519260e06102a05101519260406103805101519560e061038051015161022052610100610380510151926080610380510151610280526040519563a9059cbb60e01b875260015f526020525b6101e0513560601c6102005260146101e0510135610220511c8417610200516004880152610280518102602488015260205f604489828a8df190896101e051016101e0521561020051151760015f511817106020515a10610260516101e051141781111561352d57506134bf565b9450955095509250506101e0515b809161356e57613569906135516102a051613d6e565b8661355a6128b6565b9103610240516102a051613a9d565b6133f7565b506133f7565b5092909160018060a01b0360406102a0510151169260018060a01b0360206102a0510151166103605260c06102a05101519060e06102a05101519360406103805101519360e06103805101516103205261010061038051015195608061038051015161034052604051610300526323b872dd60e01b61030051526103605160046103005101526020525b873560601c6014890135610320511c871790806024610300510152610340518202604461030051015260015f528660205f60648c8261030051918cf19a0199601e5f193d011160015f5114161691159030811490151717106020515a10610260518a141781111561366f57506135fe565b94509550959150925061353b565b506102a05160408101516020820151608090920151949592946001600160a01b039182169491909216911561377357846342842e0e925b6102a05160c00151926102a05160e00151956103805160400151966103805160a00151936040519760e01b8852600488015260015f5260205260248601998a88888b60448201986020925f809360146064945b803560601c809a5201358c1c8d528df19b019a601e5f193d011160015f511416811191308114901517821710906020515a10610260518d141782111561375c5750508a8860205f60648b8f8f60148592613707565b955097509895509850959250506117ae575061353b565b846323b872dd926136b4565b50929161379e84601460a0610380510151910135901c6102a051613a19565b60018060a01b0360206102a05101511660206101806102a0510151015160405191637921219560e11b83526004830152604482015260a060848201525f60a482015260018060a01b0360406102a0510151169060c06102a05101519060e06102a05101516103a05260406103805101516102c05260806103805101516102e05260a0610380510151915f1960e06103805101511c96610100610380510151985f915f976103a0516020525b823560601c926102c0510192601f198401358c168d17809501948160248901526102e05102606488015260205f60c489828d8bf13d613967575b3082148215176064890151158c17171090600488015114610260518514176014850135891c604489015118176020515a10178111156138c25750613849565b9895509950995094915092506102c05184039161393757508315801561391a575b613905575b5060606101806102a051015101906102e05102815101905261353b565b6139129061038051613393565b90035f6138e8565b506102a051602001516001600160a01b0316813560601c146138e3565b6139448261038051613393565b608061038051015102906324ad4cb160e11b5f526004526024525f60445260645ffd5b5f51600114601f3d111681119a50613883565b509160018060a01b0360406102a0510151169160c06102a051015160e06102a05101519260406103805101519260e0610380510151916101006103805101519560806103805101519889916020525b803560601c875f8080808d60148801358c1c17978802868df192019215908a811490151717106020515a1061026051831417811115613a0a575088906139c9565b9650945096509450505061353b565b90610180820191825182815115159182613a78575b5050611c605760409181613a44613a729361306f565b84515f606082015260208082018490526001909152818501519101516001600160a01b0390811691166132af565b91510152565b60200151149050825f613a2e565b60608101516080909101511916901c600116151590565b92613aa9838386613cab565b60a0820191613ab9848451613d97565b9160a0860151613b435792608092600184613b359461016098978a517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613b168451936040519182918a8352604060208401526040830190611d40565b0390a301911b8151179052610140860160018151019052519283613393565b910151029101908151019052565b9061104f905191604051938493632ff1692760e11b855260048501612db4565b929190613b7090846130ee565b900391818303612e8b57505050565b91905f926101a081015b8251851015612f81575b613b9d85846114de565b5115613bf957613bed613bc0613bb387866114de565b515f198101901916612a47565b6001811b613bce88876114de565b5118613bda88876114de565b52613be68784516114de565b5184613dad565b15613b93575050509050565b9360010193613b89565b91905f926101a081015b825180861015613c8b578590035f1901945b613c2986856114de565b5115613ca157613c3986856114de565b516001905b6101008210613c9357613c859150613c575f1991612a47565b016001811b613c6689886114de565b5118613c7289886114de565b52613c7e8885516114de565b5185613dad565b15613c1f575b505050509050565b80821c179060011b90613c3e565b6001019450613c0d565b91803560601c60a0830190613cc1838351613d97565b948115613d5657308214918215613d1b575b5050613d035790613ce49151613393565b15613ced575050565b516369f66e7760e01b5f5260045260245260445ffd5b505051636209399d60e01b5f5260045260245260445ffd5b9091506060820151600681101561095d576005149182613d3f575b50505f80613cd3565b604001516001600160a01b03161490505f80613d36565b85855163d02e182560e01b5f5260045260245260445ffd5b5a60e082015111613d7c5750565b60c001515a90634fd394c160e11b5f5260045260245260445ffd5b6040612dd0926020830151900391015190612835565b6103805261036081905260a001516020810151604090910151820201613dda816103605161038051613cab565b6103805160400151613dfa90823560601c906001600160a01b03166130ee565b916001811b60a0610360510151908060206040840151930151905b613e9257505050613e299061036051613a86565b158015613e75575b613e6f5761038051604001516103605160a00151611e7893916001600160a01b0316906080613e608583613393565b91015102923560601c906132a2565b50505f90565b5061038051602001516001600160a01b0316813560601c14613e31565b828091613e9e84612f05565b9390948486011c94020191028101610340525b610340518103613ec15781613e15565b92909195613ed461038096959651613d6e565b60a0610360510151939460018060a01b036040610380510151169660c06103805101516103a05260e061038051015193604087015195608060e089015198610100810151610300520151610320526040519563a9059cbb60e01b875260015f526020525b883560601c986014810135891c610300511799806004890152610320518b02602489015288888d6103a0516020925f8093604493f192019a159015175f5160011817106020515a10610340518b1417811115613f945750613f38565b949a965094509550959096508091613fd357613fce90613fb661038051613d6e565b84613fbf6128b6565b91036103605161038051613a9d565b613eb1565b50613eb156feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
export const slotDistributorRuntimeHash = '0xb65795ff232032e30e8d37e9ea64843f9fb3d0e59486cea17d5bd392166e9005' as const
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0xc198547BDA24B6f859Eaf6AFEE835415b7688E9B' as const
export const distributorDeployData = '0x000000000000000000000000000000000000000000000000000000000000000060808060405234601557613ffa908161001a8239f35b5f80fdfe6103c06040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914611262578063239af6a1146111d3578063322e3dd41461117c5780633cc44cb7146110b8578063405d30af146110965780635fbdab2114610eb857806364482ac414610e6857806375533abe14610dc25780637eae9f861461039f578063abf70b91146101315763f904163c0361000f573461012d57606036600319011261012d576024356044356004356100e08261149f565b925f5b838110610104576040516020808252819061010090820188611330565b0390f35b80610111600192846114d1565b845f5260205260405f205461012682886114de565b52016100e3565b5f80fd5b3461012d5736600319016102c0811261012d576101601361012d57610164356101843561015c611286565b610204356001600160401b03811161012d5761017c9036906004016112cb565b91610244356001600160401b03811161012d5761019d9036906004016112cb565b9390926101a86112b4565b95610284356102a4356001600160401b03811161012d573660238201121561012d578060040135916001600160401b03831161012d57366024848401011161012d575f5c60015f5d6103905780421161037a579089602461033a94938d61020d611363565b9160405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527fd314c47a70a83253306c737a8a4aa3c7600caa09cbf25468b9ce60489075091460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a081526102a060c0826113f9565b519020946040519260208401947f6bfedada6923877d198314a0d3513fe3e42ef546c5d8bef704c4419d4429f09286526040850152606084015289608084015260018060a01b031660a083015260c082015260c0815261030160e0826113f9565b5190209260405193602085019361190160f01b8552602286015260428501526042845261032f6062856113f9565b0191519020876126e0565b1561035c576103579761022435946101e435926101c43592611506565b5f805d005b639a7d38d960e01b5f9081526001600160a01b038516600452602490fd5b630f88f04960e41b5f526004524260245260445ffd5b63b5dfd9e560e01b5f5260045ffd5b36600319016101c0811261012d576101601361012d576101a4356001600160401b03811161012d576103d59036906004016112cb565b905f5c60015f5d610390576040516101c081018181106001600160401b03821117610cf5576040525f8152602081015f815260408201905f82525f606084015260808301905f82525f60a08501525f60c08501525f60e08501525f6101008501525f6101208501525f6101408501525f610160850152604051608081018181106001600160401b03821117610cf5576040525f81525f60208201525f60408201525f606082015261018085015260606101a0850152610492611363565b80855280549390600160a21b8516610db0575060843564ffffffffff81169081810361012d57814210610d9957505060a43564ffffffffff811690818114158061012d5782151580610d8d575b610d72575050506104f1848651611d76565b60ff60443516806044350361012d5760038111610d60575060ff60643516806064350361012d5761ffff6101243516610124350361012d576107f860443560031b169060ff6301010305831c196064351616610d4e575063fa6464fa60ff911c16805f1961ffff6101243516011015610d31575061056d61141a565b90610576611430565b61057e611e17565b600681101561095d5760608801526001600160a01b0390811690915216905260026105a761146a565b16151590526001600160a01b036105bc61141a565b163314908115610d21575b5060016105d261146a565b161590811591610d18575b50151560a08201528215610d09576105f6839293611488565b9061060460405192836113f9565b828252601f1961061384611488565b015f5b818110610c4a57505061010435935f5b84811015610a97578060051b820135609e198336030181121561012d5761064d82866114de565b519082151580610a74575b610a2e5763ffffffff8816880361012d5761ffff6101243516610124350361012d576106966101243561ffff1663ffffffff8a1681015f1901612835565b80828601351015610a15575061ffff610124351681850135810263ffffffff8a160390811015610a07575b6020828601016106d381848801611ef1565b9081604051918237208684016060810135903603601e190181121561012d57848801018035906001600160401b03821161012d57602001908060051b3603821361012d5761076991604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e8552878b0135602086015260408501526040878b01013560608501526080610144359420612853565b036109f15761077f60a085015191848801611ef1565b60ff61078961145a565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146109e3576002146109de578615165b156109c857906004918a8e01358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156109ba575b50606060a0840151015181810361099e575060808286010135811c61097b575080840135825284515f528084013560205260405f208060208401525480604084015219608082860101351680606084015215610971576060850151600681101561095d5760031480159061094b575b15610944576108d860a08301516060840151906128e0565b905b8180610120880151011061092f57509060019291610120860151016101208601526109086060820151612a47565b61010086015101610100860152602081015190606060408201519101511790555b01610626565b84633de9133960e21b5f52013560045260245ffd5b5f906108da565b5061012060a0830151015115156108c0565b634e487b7160e01b5f52602160045260245ffd5b5050600190610929565b6080828663302669a360e21b5f528181013560045201013560245260445260645ffd5b828663f3ef5fc760e01b5f52013560045260245260445260645ffd5b610100600191015289610851565b898d63acef518560e01b5f52013560045260245ffd5b6107f8565b5060018614881516166107f8565b8286630196930160e31b5f52013560045260245ffd5b5061ffff61012435166106c1565b9084630185d96f60e01b5f52013560045260245260445ffd5b918591505f198101908111610a6057610a46916114de565b515191630a4ba27360e31b5f52013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198301838111610a6057610a8a90876114de565b5151818501351115610658565b82846101a0820152610aac6101643582611f23565b6060810151600681101561095d576004141580610c41575b610c2a575f610100820151610c17575b610ae16101643583611f23565b6101a082015191610af2835161149f565b90610afd845161149f565b935f5b8151811015610bb75780610b16600192846114de565b516060810190815115610bb05760808101918251610b34858c6114de565b525182511916610b4484896114de565b528151610b93575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382960408751925193610b7e868b6114de565b51905182519182526020820152a35b01610b00565b60208101516040820151610ba7858a6114de565b51179055610b4c565b5050610b8d565b50505090803403610bf0575b50610100610be2925f805d604051938493604085526040850190611330565b908382036020850152611330565b3403348111610a60575f80808084335af1610bc357630b288dc560e21b5f5260045260245ffd5b50610c256101843582611f49565b610ad4565b63195a3ca160e01b5f52346004525f60245260445ffd5b50341515610ac4565b6040959495519060c082018281106001600160401b03821117610cf5576040525f82525f60208301525f60408301525f60608301525f6080830152604051916101408301928084106001600160401b03851117610cf5576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f61012082015260a082015282828701015201949394610616565b634e487b7160e01b5f52604160045260245ffd5b63093fe96160e01b5f5260045ffd5b905015846105dd565b600160a31b1615159050846105c7565b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b61012d575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156104df565b506334d3eca760e21b5f526004524260245260445ffd5b634dd9574f60e11b5f5260045260245ffd5b3461012d5761016036600319011261012d575f5c60015f5d610390576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012d57503303610e52578054600160a21b16610db057600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b6314c417b560e01b5f526004523360245260445ffd5b3461012d57602036600319011261012d57610e8460043561139d565b9160405193600386101561095d5760a0958552600180871b0316602085015260408401521515606083015215156080820152f35b36600319016102a0811261012d576101601361012d57610ed661129d565b610ede6112fb565b610ee6611310565b610eee611320565b9060a03661020319011261012d575f5c60015f5d610390576001600160a01b03610f1661141a565b16330361108e5760ff610f2761145a565b16151580611079575b61105c57610f3c611430565b93610f468561288c565b61020435946102443560ff811680820361012d57610fb891506040519063d505accf60e01b602083015233602483015230604483015288606483015261022435608483015260a48201526102643560c48201526102843560e482015260e48152610fb2610104826113f9565b82612edf565b50610fc16128b6565b5f9660205f6044604051636eb1769f60e11b8152336004820152306024820152865afa601f3d1116611053575b80881061100f57505050610357945064ffffffffff6101e435941690611ab5565b604051633677327d60e11b81526001600160a01b03909316600484015260248301889052604483015260806064830152819061104f906084830190611d40565b0390fd5b5f519750610fee565b60ff61106661145a565b63b632b4c960e01b5f521660045260245ffd5b50600360ff61108661145a565b161415610f30565b610e52611363565b3461012d575f36600319011261012d576040516001600160a01b038152602090f35b3461012d573660031901610280811261012d576101601361012d576110db611286565b610204356001600160401b03811161012d576110fb9036906004016112cb565b9091610244356001600160401b03811161012d5761111d9036906004016112cb565b916111266112b4565b935f5c60015f5d610390576001600160a01b038216953387900361116557610357965061022435926101e435906101c435906101843561016435611506565b8663518310e160e11b5f526004523360245260445ffd5b3660031901610200811261012d576101601361012d5761119a61129d565b6111a26112fb565b6111aa611310565b6111b2611320565b905f5c60015f5d610390576103579364ffffffffff6101e435941690611ab5565b3461012d573660031901610260811261012d576101601361012d576111f6611286565b610204356001600160401b03811161012d576112169036906004016112cb565b9190610244356001600160401b03811161012d576112389036906004016112cb565b915f5c60015f5d610390576103579461022435916101e4356101c435876101843561016435611506565b3461012d5761016036600319011261012d57602061127e611363565b604051908152f35b6101a435906001600160a01b038216820361012d57565b61016435906001600160a01b038216820361012d57565b61026435906001600160a01b038216820361012d57565b9181601f8401121561012d578235916001600160401b03831161012d576020808501948460051b01011161012d57565b610184359064ffffffffff8216820361012d57565b6101a43590811515820361012d57565b6101c43590811515820361012d57565b90602080835192838152019201905f5b81811061134d5750505090565b8251845260209384019390920191600101611340565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b54600160a21b81166113eb57600160a11b8116156113de576001916001600160a01b0382169160d881901c91600160a31b8216151591600160a01b16151590565b505f905f905f905f905f90565b506002905f905f905f905f90565b90601f801991011681019081106001600160401b03821117610cf557604052565b6004356001600160a01b038116810361012d5790565b6024356001600160a01b038116810361012d5790565b356001600160a01b038116810361012d5790565b60443560ff8116810361012d5790565b60643560ff8116810361012d5790565b3560ff8116810361012d5790565b6001600160401b038111610cf55760051b60200190565b906114a982611488565b6114b660405191826113f9565b82815280926114c7601f1991611488565b0190602036910137565b91908201809211610a6057565b80518210156114f25760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b8116611aa257608464ffffffffff61154a82611d64565b164210611a7c575060a464ffffffffff61156382611d64565b16151580611a63575b611a3d5750600160a01b1615611a2a576101006004013563ffffffff811680910361012d5761ffff61159f610124611e08565b16908d6115b1838381015f1901612835565b80911015611a1457508d820290039080821015611a0d57505b808b10156119f757506001600160a01b03871698891580156119ee575b6119db5760809261167f9695949260758d61164294604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c605582015220612853565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220612853565b61014435036119c857855f528660205260405f208054600181881c166119b1576001871b179055821561199a576024356001600160a01b0381169390928484141591908261012d57600435926001600160a01b0384169283851415928361012d5760443560ff81169081810361012d57506001811480156119865760018414155b61196f5761170d8a61288c565b156117ef5750505061012d5761012d5760643560ff8116810361012d576002166117dc5761177c8383866117776323b872dd5b6040519063ffffffff60e01b9060e01b1660208201528660248201528b604482015284606482015260648152610fb26084826113f9565b61326e565b85141592836117c9575b5050506117ae57505f516020613fda5f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6117d39350613336565b155f8080611786565b61177c8383866117776342842e0e611740565b80929994506002919798959350145f1461182a5750505092611825925f516020613fda5f395f51905f5297959260409795612dd3565b6117a1565b600391929394959650145f146118aa5750851461189757835f9493611853869586958695612f88565b5af115611871575f516020613fda5f395f51905f52916040916117a1565b508261104f61187e6128b6565b604051632ff1692760e11b815293849360048501612db4565b84631ecdd20960e31b5f5260045260245ffd5b94939092909160643560ff8116810361012d576004161561194d5790816118e6868383611777836118de846118eb9a6130ee565b9984846132ed565b6130ee565b908181039486145f146119315714155b611919575050505f516020613fda5f395f51905f52916040916117a1565b6324ad4cb160e11b5f5260045260245260445260645ffd5b14806118fb575081831180156118fb57506001828403116118fb565b5f516020613fda5f395f51905f52979550611825935090604096949291612ce2565b838963efe3fffb60e01b5f5260045260245260445ffd5b600282141580156117005750881515611700565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146115e7565b8a630e2e9a2960e01b5f5260045260245260445ffd5b90506115ca565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b611a4c64ffffffffff91611d64565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff611a7382611d64565b1642101561156c565b611a8b64ffffffffff91611d64565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b9293611ac16004611380565b906001600160a01b03611ad46004611446565b163303611d29578154600160a21b16611d1657611af1604461147a565b60ff811660038111610d605750611b08606461147a565b6107f861ffff611b19610124611e08565b169260031b169060ff6301010305831c19821616611d00575063fa6464fa60ff911c1690815f1982011015611ceb5750508580611ccf575b611cc05782151580611cb6575b611c9f576001600160a01b038516958615159485611c8d575b8080611c85575b611c72578115611c6c57600160a01b5b8115611c6557600160a31b905b8660d81b91600160a11b91178a1717178455604051948886526020860152151560408501521515606084015260808301527f83ab9f5e7d372237ac2806d0e424c46572cb5d298c0254604cc48e594b36f4ca60a03393a33415611c605715610c2a575f8080809334905af13d15611c5b573d6001600160401b038111610cf55760405190611c33601f8201601f1916602001836113f9565b81525f60203d92013e5b15611c455750565b63e913266560e01b5f526004523460245260445ffd5b611c3d565b505050565b5f90611b9b565b5f611b8e565b876332b4f68960e01b5f5260045260245ffd5b508515611b7e565b6001600160a01b038814159550611b77565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611b5e565b639c318ecf60e01b5f5260045ffd5b50611cda6004611e89565b600681101561095d57600414611b51565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b50634dd9574f60e11b5f5260045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff8116810361012d5790565b6004356001600160a01b0381169081810361012d57503314611e04576001600160a01b0382168015908115611ddf575b50610e52575060d81c80151580611dd5575b611dbf5750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611db8565b33811415915081611df2575b505f611da6565b6001600160a01b03141590505f611deb565b5050565b3561ffff8116810361012d5790565b60443560ff81169081810361012d575060018114611e835760028114611e7d5715611e60576024356001600160a01b0381169081810361012d5750611e5b57600490565b600590565b60643560ff8116810361012d57600416611e78575f90565b600190565b50600390565b50600290565b60ff611e976040830161147a565b1660018114611eea5760028114611ee35715611ecc576001600160a01b0390611ec290602001611446565b16611e5b57600490565b611eda60606004920161147a565b16611e78575f90565b5050600390565b5050600290565b903590601e198136030182121561012d57018035906001600160401b03821161012d5760200191813603831361012d57565b610120015190808211611f34575050565b6307c22c3360e11b5f5260045260245260445ffd5b610180525f9190801580156126d7575b6126c0576108fd603f820482010160e061018051015260c0610180510152606061018051018051600681101561095d5760041461267a576101805160400151611faa906001600160a01b031661288c565b8051600681101561095d576123b9575061018051604001516001600160a01b031691611fd630846130ee565b61018051602081015161012090910151612016916001600160a01b0316611ffd81886130ee565b9061201083828a611777833084846132ed565b87613b63565b6101a06101805101519161202a835161149f565b935f5b845181101561205957806060612045600193886114de565b51015161205282896114de565b520161202d565b5090919461206a8561018051613b7f565b6120778561018051613c03565b5f5b84518110156122235761208c81866114de565b516101605261209b81876114de565b5160a0610160510151908060206040840151930151905b6120c157505050600101612079565b8280916120cd84612f05565b9390948486011c94020191028101610140525b6101405181036120f057816120b2565b97936121076101809a969297939a98949851613d6e565b608060a061016051015160018060a01b0360406101805101511660c05260c06101805101516101c05260e06101805101516101005260408101516101205260e08101516101a0526101008101518252015160e05260405160a05263a9059cbb60e01b60a0515260015f52610100516020525b883560601c9860148101356101a0511c608051179980600460a051015260e0518b02602460a051015260205f604460a0518260c0516101c051f19161012051019a1590151760015f511817106020515a10610140518b14178111156121de5750612179565b909498999296919599979397809161221d576122189061220061018051613d6e565b846122096128b6565b91036101605161018051613a9d565b6120e0565b506120e0565b50925092509261223330836130ee565b908082039181811080156123a8575b61238357610160610180510180518085141590816122a5575b5061228857500361226b5750505b565b6101805160200151612269926001600160a01b03909116906131f4565b84849151906324ad4cb160e11b5f5260045260245260445260645ffd5b9793965f1996955f959094939250905b6101a0610180510151805187101561236e57866122d4919a969a6114de565b51965f9960a089019a5b8b51606081015182101561235a578c8b916122f98484613a86565b1561234f5760809161232761231c8661232f949060406020830151920151020190565b809561018051613cab565b519283613393565b910151028b8110612346575b506001905b016122de565b9a50600161233b565b505050600190612340565b50969a5090975060019096019594506122b5565b5097945097959091929495850310155f61225b565b838261016061018051015101906324ad4cb160e11b5f5260045260245260445260645ffd5b506101606101805101518310612242565b8051600681101561095d5760010361250c57506101805160408101516020909101805192939290916123f7916001600160a01b0390811691166130ee565b915f936101a06101805101945b85518051821015612442579061243c6004612421836001956114de565b51606061242f858c516114de565b51015190610180516133ac565b01612404565b5050610180516040015192519194509291612469916001600160a01b0390811691166130ee565b6101206101805101516101606101805101519003918082105f146125035703905b808211806124e5575b80156124ca575b6124a2575050565b60018060a01b036040610180510151166324ad4cb160e11b5f5260045260245260445260645ffd5b508115801561249a57506124e06101805161315b565b61249a565b50610100610180510151610140610180510151900381830311612493565b50505f9061248a565b8051600681101561095d5760020361252b575061226961018051612ae9565b51600681101561095d5760030361259557905f6101206101805101525f916101a06101805101925b83518051821015612584579061257e6002612570836001956114de565b51606061242f858a516114de565b01612553565b50509091506122696101805161306f565b61018051604081015160208201805161012090930151909493926125c5926001600160a01b039182169116612f88565b6125d161018051612f3f565b610160610180510151806125e6575b50909150565b610180516040015193516001600160a01b03948516941661260730866130ee565b9460205f60405182810190630d0e30db60e41b82526004815261262b6024826113f9565b519086855af115612654576126478361264c95969730846132a2565b6131f4565b81905f6125e0565b61104f836126606128b6565b906040519485946372871d2960e01b86526004860161303e565b509050610120610180510180513481116126aa575061269b61018051612f3f565b51610160610180510151900390565b63195a3ca160e01b5f523460045260245260445ffd5b5a90634fd394c160e11b5f5260045260245260445ffd5b505a8111611f59565b9290919260418214612780575b803b15159283612700575b505050905090565b60209350612756608484965f9560405198899289840196630b135d3f60e11b88526024850152604060448501528160648501528484013786838284010152601f801991011681010301601f1981018752866113f9565b829451915afa60203d1010612778575b630b135d3f60e11b14805f80806126f8565b505f51612766565b8160401161012d57602084013582604010156114f2578260201161012d5760205f608087356040519088825260408a013560f81c85830152604082015284606082015282805260015afa1561282a575f516001600160a01b038381169116908114919082612820575b50816127ff575b50156126ed5750505050600190565b6fa2a8918ca85bafe22016d0b997e4df60600160ff1b03101590505f6127f0565b151591505f6127e9565b6040513d5f823e3d90fd5b811561283f570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b0190612864575050565b90925b602084359182811160051b9081521852602060405f2093019281840361286757925050565b803b156128965750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d90604082116128d7575b604051918083525f602084013e60608201604052565b604091506128c1565b5f9161012082015161298f5760016101008301511461297a5760408201519060e083015181612918602086015160c0870151906114d1565b905b61292a5750505050608001510290565b938380849661293c82999a9596612f05565b979098612949898b6114d1565b1c98020195028501975b8535851c01940193878514612969578690612953565b95929390948092975092939161291a565b608091925061298890612a47565b9101510290565b608082015191936060850193505f916040860191602087019190845b8751861015612a3c57600183871c1615612a33578351855190818802918883041488151715610a60576129e7916129e1916114d1565b8a613393565b90878202916129f68984612835565b14801590612a28575b612a105701946001905b01946129ab565b868a51633602215160e11b5f5260045260245260445ffd5b5080828101106129ff565b94600190612a09565b975095505050505050565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b604081018051602083018051939490939091612b11916001600160a01b0390811691166130ee565b6101a08501925f5b84518051821015612b545790612b4e6005612b36836001956114de565b516060612b44858b516114de565b510151908b6133ac565b01612b19565b505080518551929694959194939192612b79916001600160a01b0391821691166130ee565b808703906101008501978851610140870190815190038414612cd657975f9991929997949397505f935b81518051861015612c895785612bbc919c9b959c6114de565b51985f9a60a08b019b5b8c516060810151821015612c7457908c8c8c8c600195612be68686613a86565b15612c6a576020810151604082015187020192878060a01b0390511680843560601c14612c5f5760a0612c2b938980831b039051169201516014850135901c91613336565b15612c3b575b5050505b01612bc6565b612c5792602092612c4f60405194856113f9565b5f8452613a9d565b8c8c5f612c31565b505050505050612c35565b5050505050612c35565b50909c959b5090995050600190940193612ba3565b5099979894965050915092505190519003921080612ccd575b612cab57505050565b60018060a01b039051166324ad4cb160e11b5f5260045260245260445260645ffd5b50818311612ca2565b50505050945050505050565b9290612cee81856130ee565b92612cf981866130ee565b90612d0c848488611777838684846132ed565b6001600160a01b0381811690841614612d755783612d359392612d2f92886132a2565b846130ee565b9282841080612d6a575b612d495750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612d3f565b915093809350612d8592506130ee565b90828203612d9257505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b612dd09392606092825260208201528160408201520190611d40565b90565b9392919091612de38184876132af565b612dee8284886132af565b93604051637921219560e11b602082015260018060a01b03821690816024820152612e5088848b61177760018060a01b038b16958660448201528a606482015284608482015260a060a48201525f60c482015260c48152610fb260e4826113f9565b14918215612ed457612e65845f935b8a6132af565b9003908103612eb25750612eab57612e7d91856132af565b0391818303612e8b57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612e65848893612e5f565b6020915f91828483519301915af13d80612ef7575090565b601f60015f51149111161690565b905f916001811615612f21575b806001612dd092011916612a47565b9150612dd0612f3583195f19850116612a47565b92831c9050612f12565b906101a082015f5b81518051821015612f815790612f7b6001612f638382956114de565b516060612f718588516114de565b51015190886133ac565b01612f47565b5050509050565b919081612fb291612f9981866130ee565b90612fac838288611777833084846132ed565b85613b63565b478260015d60205f60405182810190632e1a7d4d60e01b825285602482015260248152612fe06044826113f9565b519082875af115612ffe575f60015d470391818303612e8b57505050565b509061104f61300b6128b6565b604051938493637a82bbe560e01b855260018060a01b031660048501526024840152606060448401526064830190611d40565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612dd092910190611d40565b61018081015190815115611e04576040820151606060408301916130ae60018060a01b0384511660018060a01b036020870151166020880151916132af565b9003930151908184036130c957505061012001908151019052565b90915060018060a01b039051166324ad4cb160e11b5f5260045260245260445260645ffd5b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d111680613152575b15613132575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f519250613129565b906101a08201905f5b825180518210156131eb5781613179916114de565b515f60a08201516060810151915b82811061319a5750505050600101613164565b6131a48185613a86565b806131c3575b6131b657600101613187565b5050505050915050600190565b506020820151604083015182020160208901516001600160a01b0316903560601c14156131aa565b50509150505f90565b9291909261320230826130ee565b9361320d81836130ee565b60405163a9059cbb60e01b60208201526001600160a01b03831660248201526044808201869052815290929061324890610fb26064826113f9565b156132625761325d8461226996973084613b63565b6132a2565b61104f846126606128b6565b929091921561327c57505050565b61104f906132886128b6565b906040519485946308c5d52960e11b86526004860161303e565b929190612e7d90846130ee565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806131525715613132575090565b6040516323b872dd60e01b60208201526001600160a01b039283166024820152929091166044830152606480830193909352918152612dd0916133316084836113f9565b612edf565b90915f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d111661338b575b6001600160a01b0316801515918261337b57505090565b6001600160a01b03161415919050565b505f51613364565b60c081015161010060e0830151920151920135901c1790565b9392936102a0526102405260a0610240510151928160206040860151950151905b6133d8575050509050565b8480916133e485612f05565b9390958487011c95020191028101610260525b82610260518203156133cd57506134106102a051613d6e565b60a061024051015161038052818060011461397a578060021461377f578060051461367d57806004146135745760031461345857634e487b7160e01b5f52605160045260245ffd5b6101e05260018060a01b0360406102a05101511660c06102a05101519260e06102a05101519260406103805101519560e061038051015161022052610100610380510151926080610380510151610280526040519563a9059cbb60e01b875260015f526020525b6101e0513560601c6102005260146101e0510135610220511c8417610200516004880152610280518102602488015260205f604489828a8df190896101e051016101e0521561020051151760015f511817106020515a10610260516101e051141781111561352d57506134bf565b9450955095509250506101e0515b809161356e57613569906135516102a051613d6e565b8661355a6128b6565b9103610240516102a051613a9d565b6133f7565b506133f7565b5092909160018060a01b0360406102a0510151169260018060a01b0360206102a0510151166103605260c06102a05101519060e06102a05101519360406103805101519360e06103805101516103205261010061038051015195608061038051015161034052604051610300526323b872dd60e01b61030051526103605160046103005101526020525b873560601c6014890135610320511c871790806024610300510152610340518202604461030051015260015f528660205f60648c8261030051918cf19a0199601e5f193d011160015f5114161691159030811490151717106020515a10610260518a141781111561366f57506135fe565b94509550959150925061353b565b506102a05160408101516020820151608090920151949592946001600160a01b039182169491909216911561377357846342842e0e925b6102a05160c00151926102a05160e00151956103805160400151966103805160a00151936040519760e01b8852600488015260015f5260205260248601998a88888b60448201986020925f809360146064945b803560601c809a5201358c1c8d528df19b019a601e5f193d011160015f511416811191308114901517821710906020515a10610260518d141782111561375c5750508a8860205f60648b8f8f60148592613707565b955097509895509850959250506117ae575061353b565b846323b872dd926136b4565b50929161379e84601460a0610380510151910135901c6102a051613a19565b60018060a01b0360206102a05101511660206101806102a0510151015160405191637921219560e11b83526004830152604482015260a060848201525f60a482015260018060a01b0360406102a0510151169060c06102a05101519060e06102a05101516103a05260406103805101516102c05260806103805101516102e05260a0610380510151915f1960e06103805101511c96610100610380510151985f915f976103a0516020525b823560601c926102c0510192601f198401358c168d17809501948160248901526102e05102606488015260205f60c489828d8bf13d613967575b3082148215176064890151158c17171090600488015114610260518514176014850135891c604489015118176020515a10178111156138c25750613849565b9895509950995094915092506102c05184039161393757508315801561391a575b613905575b5060606101806102a051015101906102e05102815101905261353b565b6139129061038051613393565b90035f6138e8565b506102a051602001516001600160a01b0316813560601c146138e3565b6139448261038051613393565b608061038051015102906324ad4cb160e11b5f526004526024525f60445260645ffd5b5f51600114601f3d111681119a50613883565b509160018060a01b0360406102a0510151169160c06102a051015160e06102a05101519260406103805101519260e0610380510151916101006103805101519560806103805101519889916020525b803560601c875f8080808d60148801358c1c17978802868df192019215908a811490151717106020515a1061026051831417811115613a0a575088906139c9565b9650945096509450505061353b565b90610180820191825182815115159182613a78575b5050611c605760409181613a44613a729361306f565b84515f606082015260208082018490526001909152818501519101516001600160a01b0390811691166132af565b91510152565b60200151149050825f613a2e565b60608101516080909101511916901c600116151590565b92613aa9838386613cab565b60a0820191613ab9848451613d97565b9160a0860151613b435792608092600184613b359461016098978a517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613b168451936040519182918a8352604060208401526040830190611d40565b0390a301911b8151179052610140860160018151019052519283613393565b910151029101908151019052565b9061104f905191604051938493632ff1692760e11b855260048501612db4565b929190613b7090846130ee565b900391818303612e8b57505050565b91905f926101a081015b8251851015612f81575b613b9d85846114de565b5115613bf957613bed613bc0613bb387866114de565b515f198101901916612a47565b6001811b613bce88876114de565b5118613bda88876114de565b52613be68784516114de565b5184613dad565b15613b93575050509050565b9360010193613b89565b91905f926101a081015b825180861015613c8b578590035f1901945b613c2986856114de565b5115613ca157613c3986856114de565b516001905b6101008210613c9357613c859150613c575f1991612a47565b016001811b613c6689886114de565b5118613c7289886114de565b52613c7e8885516114de565b5185613dad565b15613c1f575b505050509050565b80821c179060011b90613c3e565b6001019450613c0d565b91803560601c60a0830190613cc1838351613d97565b948115613d5657308214918215613d1b575b5050613d035790613ce49151613393565b15613ced575050565b516369f66e7760e01b5f5260045260245260445ffd5b505051636209399d60e01b5f5260045260245260445ffd5b9091506060820151600681101561095d576005149182613d3f575b50505f80613cd3565b604001516001600160a01b03161490505f80613d36565b85855163d02e182560e01b5f5260045260245260445ffd5b5a60e082015111613d7c5750565b60c001515a90634fd394c160e11b5f5260045260245260445ffd5b6040612dd0926020830151900391015190612835565b6103805261036081905260a001516020810151604090910151820201613dda816103605161038051613cab565b6103805160400151613dfa90823560601c906001600160a01b03166130ee565b916001811b60a0610360510151908060206040840151930151905b613e9257505050613e299061036051613a86565b158015613e75575b613e6f5761038051604001516103605160a00151611e7893916001600160a01b0316906080613e608583613393565b91015102923560601c906132a2565b50505f90565b5061038051602001516001600160a01b0316813560601c14613e31565b828091613e9e84612f05565b9390948486011c94020191028101610340525b610340518103613ec15781613e15565b92909195613ed461038096959651613d6e565b60a0610360510151939460018060a01b036040610380510151169660c06103805101516103a05260e061038051015193604087015195608060e089015198610100810151610300520151610320526040519563a9059cbb60e01b875260015f526020525b883560601c986014810135891c610300511799806004890152610320518b02602489015288888d6103a0516020925f8093604493f192019a159015175f5160011817106020515a10610340518b1417811115613f945750613f38565b949a965094509550959096508091613fd357613fce90613fb661038051613d6e565b84613fbf6128b6565b91036103605161038051613a9d565b613eb1565b50613eb156feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
