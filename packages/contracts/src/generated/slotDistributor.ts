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
export const slotDistributorBytecode = '0x608080604052346015576145c3908161001a8239f35b5f80fdfe6103c06040526004361015610059575b3615610019575f80fd5b6001600160a01b0360015c16330361002d57005b7f6a54080a000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b5f3560e01c80630a11b529146114d0578063239af6a11461143f578063322e3dd4146113e85780633cc44cb71461130a578063405d30af146112e95780635fbdab21146110a757806364482ac41461105157806375533abe14610fab5780637eae9f8614610421578063abf70b911461014a5763f904163c0361000f5734610146576060366003190112610146576024356044356004356100f98261170f565b925f5b83811061011d57604051602080825281906101199082018861159f565b0390f35b8061012a60019284611741565b845f5260205260405f205461013f828861174e565b52016100fc565b5f80fd5b346101465736600319016102c0811261014657610160136101465761016435610184356101756114f4565b6102043567ffffffffffffffff811161014657610196903690600401611539565b916102443567ffffffffffffffff8111610146576101b8903690600401611539565b9390926101c3611522565b95610284356102a43567ffffffffffffffff811161014657366023820112156101465780600401359167ffffffffffffffff8311610146573660248484010111610146575f5c6103f95760015f5d8042116103ca579089602461037394938d61022a6115d2565b916001600160a01b0360405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527fd314c47a70a83253306c737a8a4aa3c7600caa09cbf25468b9ce60489075091460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a081526102c560c082611667565b519020956040519360208501957f6bfedada6923877d198314a0d3513fe3e42ef546c5d8bef704c4419d4429f0928752604086015260608501528a60808501521660a083015260c082015260c0815261031f60e082611667565b519020926040519360208501937f190100000000000000000000000000000000000000000000000000000000000085526022860152604285015260428452610368606285611667565b019151902087612af2565b15610395576103909761022435946101e435926101c43592611776565b5f805d005b6001600160a01b03847f9a7d38d9000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b7ff88f0490000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b36600319016101c081126101465761016013610146576101a43567ffffffffffffffff811161014657610458903690600401611539565b905f5c6103f95760015f5d6040516101c0810181811067ffffffffffffffff821117610eac576040525f8152602081015f815260408201905f82525f606084015260808301905f82525f60a08501525f60c08501525f60e08501525f6101008501525f6101208501525f6101408501525f6101608501526040516080810181811067ffffffffffffffff821117610eac576040525f81525f60208201525f60408201525f606082015261018085015260606101a08501526105176115d2565b92838552835493600160a21b8516610f99575060843564ffffffffff81169081810361014657814210610f8257505060a43564ffffffffff81169081811415806101465782151580610f76575b610f5b57505050610576848651612118565b60ff6044351680604435036101465760038111610f30575060ff6064351680606435036101465761ffff61012435166101243503610146576107f860443560031b169060ff6301010305831c196064351616610f1e575063fa6464fa60ff911c16805f1961ffff6101243516011015610f0157506105f2611689565b6105fa61169f565b916106036121b9565b6006811015610a275760608801526001600160a01b039283169052169052600261062b6116d9565b16151590526001600160a01b03610640611689565b163314908115610ef1575b5060016106566116d9565b161590811591610ee8575b50151560a08201528215610ec05761067a8392936116f7565b906106886040519283611667565b828252601f19610697846116f7565b015f5b818110610dff57505061010435935f5b84811015610c2a578060051b820135609e1983360301811215610146576106d1828661174e565b519082151580610c07575b610ba85763ffffffff881688036101465761ffff610124351661012435036101465761071a6101243561ffff1663ffffffff8a1681015f1901612c56565b80828601351015610b8f575061ffff610124351681850135810263ffffffff8a160390811015610b81575b60208286010161075781848801612292565b9081604051918237208684016060810135903603601e1901811215610146578488010180359067ffffffffffffffff821161014657602001908060051b36038213610146576107ee91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e8552878b0135602086015260408501526040878b01013560608501526080610144359420612c74565b03610b6b5761080460a085015191848801612292565b60ff61080e6116c9565b169180359060ff8260f01c169060ff8360e81c169360ff8460e01c169560048301356107f88660dd1c16610100031c9260148786010191600319898503016108568482612c56565b948a600401109081610b5f575b5080610b52575b80610b49575b80610b3e575b80610b33575b80610b28575b8091600181145f14610b0457505080610afc575b80610af2575b15610ac35792879592601f9795928f6101209a6107f8978f8e9060049401359052010160208c015260408b015260608a01526080890152828260ed1c166101000360a089015260140160c088015260e51c166101000360e08601528015610ab6575b0111910152606060a08401510151818103610a81575060808286010135811c610a45575080840135825284515f528084013560205260405f208060208401525480604084015219608082860101351680606084015215610a3b5760608501516006811015610a2757600314801590610a15575b15610a0e5761098960a0830151606084015190612d16565b905b818061012088015101106109e057509060019291610120860151016101208601526109b96060820151612eaa565b61010086015101610100860152602081015190606060408201519101511790555b016106aa565b847ff7a44ce4000000000000000000000000000000000000000000000000000000005f52013560045260245ffd5b5f9061098b565b5061012060a083015101511515610971565b634e487b7160e01b5f52602160045260245ffd5b50506001906109da565b608082867fc099a68c000000000000000000000000000000000000000000000000000000005f528181013560045201013560245260445260645ffd5b82867ff3ef5fc7000000000000000000000000000000000000000000000000000000005f52013560045260245260445260645ffd5b60016101008601526108fe565b8a8e7facef5185000000000000000000000000000000000000000000000000000000005f52013560045260245ffd5b506001841461089c565b508615610896565b600203610b12575b5061089c565b905080610b20575b5f610b0c565b508415610b1a565b506020891115610882565b50602088111561087c565b506020861115610876565b50841515610870565b5060018760f81c1461086a565b9050838502145f610863565b8286630196930160e31b5f52013560045260245ffd5b5061ffff6101243516610745565b9084630185d96f60e01b5f52013560045260245260445ffd5b918591505f198101908111610bf357610bc09161174e565b5151917f525d1398000000000000000000000000000000000000000000000000000000005f52013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198301838111610bf357610c1d908761174e565b51518185013511156106dc565b82846101a0820152610c3f61016435826122c5565b60608101516006811015610a27576004141580610df6575b610ddf575f610100820151610dcc575b610c7461016435836122c5565b6101a082015191610c85835161170f565b90610c90845161170f565b935f5b8151811015610d4a5780610ca96001928461174e565b516060810190815115610d435760808101918251610cc7858c61174e565b525182511916610cd7848961174e565b528151610d26575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382960408751925193610d11868b61174e565b51905182519182526020820152a35b01610c93565b60208101516040820151610d3a858a61174e565b51179055610cdf565b5050610d20565b50505090803403610d83575b50610119610d75925f805d60405193849360408552604085019061159f565b90838203602085015261159f565b3403348111610bf3575f80808084335af1610d9c611dfe565b50610d56577f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50610dda6101843582612304565b610c67565b63195a3ca160e01b5f52346004525f60245260445ffd5b50341515610c57565b6040959495519060c0820182811067ffffffffffffffff821117610eac576040525f82525f60208301525f60408301525f60608301525f60808301526040519161014083019280841067ffffffffffffffff851117610eac576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f61012082015260a08201528282870101520194939461069a565b634e487b7160e01b5f52604160045260245ffd5b7f093fe961000000000000000000000000000000000000000000000000000000005f5260045ffd5b90501584610661565b600160a31b91501615158461064b565b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b7fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b610146575063bb1c869d60e01b5f526004524260245260445ffd5b50505f82421015610564565b506334d3eca760e21b5f526004524260245260445ffd5b634dd9574f60e11b5f5260045260245ffd5b3461014657610160366003190112610146575f5c6103f95760015f5d6101a060405146815230602082015261016060046040830137206004356001600160a01b038116908181036101465750330361103b57600160a21b815416610f9957600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b6314c417b560e01b5f526004523360245260445ffd5b346101465760203660031901126101465761106d60043561160c565b91604094939451936003811015610a275760a0956001600160a01b0391865216602085015260408401521515606083015215156080820152f35b36600319016102a081126101465761016013610146576110c561150b565b6110cd61156a565b6110d561157f565b6110dd61158f565b9060a036610203190112610146575f5c6103f95760015f5d6001600160a01b03611105611689565b1633036112e15760ff6111166116c9565b161515806112cc575b6112965761112b61169f565b9361113585612cad565b61020435946102443560ff8116808203610146576111c09150604051907fd505accf00000000000000000000000000000000000000000000000000000000602083015233602483015230604483015288606483015261022435608483015260a48201526102643560c48201526102843560e482015260e481526111ba61010482611667565b8261336b565b506111c9612cec565b5f9660205f60446040517fdd62ed3e000000000000000000000000000000000000000000000000000000008152336004820152306024820152865afa601f3d111661128d575b80881061123057505050610390945064ffffffffff6101e435941690611e3d565b6001600160a01b03929161128991896040519586957f6cee64fa000000000000000000000000000000000000000000000000000000008752166004860152602485015260448401526080606484015260848301906120e2565b0390fd5b5f51975061120f565b60ff6112a06116c9565b7fb632b4c9000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b50600360ff6112d96116c9565b16141561111f565b61103b6115d2565b34610146575f3660031901126101465760206040516001600160a01b038152f35b34610146573660031901610280811261014657610160136101465761132d6114f4565b6102043567ffffffffffffffff81116101465761134e903690600401611539565b90916102443567ffffffffffffffff811161014657611371903690600401611539565b9161137a611522565b935f5c6103f95760015f5d6001600160a01b038216958633036113b857610390965061022435926101e435906101c435906101843561016435611776565b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3660031901610200811261014657610160136101465761140661150b565b61140e61156a565b61141661157f565b61141e61158f565b905f5c6103f9576103909360015f5d64ffffffffff6101e435941690611e3d565b3461014657366003190161026081126101465761016013610146576114626114f4565b6102043567ffffffffffffffff811161014657611483903690600401611539565b91906102443567ffffffffffffffff8111610146576114a6903690600401611539565b915f5c6103f9576103909460015f5d61022435916101e4356101c435876101843561016435611776565b34610146576101603660031901126101465760206114ec6115d2565b604051908152f35b6101a435906001600160a01b038216820361014657565b61016435906001600160a01b038216820361014657565b61026435906001600160a01b038216820361014657565b9181601f840112156101465782359167ffffffffffffffff8311610146576020808501948460051b01011161014657565b610184359064ffffffffff8216820361014657565b6101a43590811515820361014657565b6101c43590811515820361014657565b90602080835192838152019201905f5b8181106115bc5750505090565b82518452602093840193909201916001016115af565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b54600160a21b811661165957600160a11b81161561164c576001916001600160a01b038216918060d81c91600160a01b600160a31b831615159216151590565b505f905f905f905f905f90565b506002905f905f905f905f90565b90601f8019910116810190811067ffffffffffffffff821117610eac57604052565b6004356001600160a01b03811681036101465790565b6024356001600160a01b03811681036101465790565b356001600160a01b03811681036101465790565b60443560ff811681036101465790565b60643560ff811681036101465790565b3560ff811681036101465790565b67ffffffffffffffff8111610eac5760051b60200190565b90611719826116f7565b6117266040519182611667565b8281528092611737601f19916116f7565b0190602036910137565b91908201809211610bf357565b80518210156117625760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b8116611deb57608464ffffffffff6117ba82612106565b164210611dc5575060a464ffffffffff6117d382612106565b16151580611dac575b611d865750600160a01b1615611d5a576101006004013563ffffffff81168091036101465761ffff61180f6101246121aa565b16908d611821838381015f1901612c56565b80911015611d4457508d820290039080821015611d3d57505b808b1015611d0e57506001600160a01b0387169889158015611d05575b611cf2576080926118ef9695949260758d6118b294604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c605582015220612c74565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220612c74565b6101443503611cdf57855f528660205260405f208054600181881c16611caf576001871b1790558215611c9857602435916001600160a01b0383169384841415918261014657600435926001600160a01b038416928385141592836101465760443560ff8116908181036101465750600181148015611c845760018414155b611c545761197b8a612cad565b15611a8857505050610146576101465760643560ff8116810361014657600216611a7557611a028383866119fd6323b872dd5b7fffffffff000000000000000000000000000000000000000000000000000000006040519160e01b1660208201528660248201528b6044820152846064820152606481526111ba608482611667565b61378f565b8514159283611a62575b505050611a4757507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b611a6c9350613887565b155f8080611a0c565b611a028383866119fd6342842e0e6119ae565b80929994506002919798959350145f14611ad65750505092611ad1927fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559795926040979561325a565b611a3a565b600391929394959650145f14611b6957508514611b5657835f9493611aff869586958695613414565b5af115611b30577fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611a3a565b5082611289611b3d612cec565b604051938493632ff1692760e11b85526004850161323b565b84631ecdd20960e31b5f5260045260245ffd5b94939092909160643560ff811681036101465760041615611c1f579081611ba58683836119fd83611b9d84611baa9a6135e1565b998484613841565b6135e1565b908181039486145f14611c035714155b611beb575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611a3a565b6324ad4cb160e11b5f5260045260245260445260645ffd5b1480611bba57508183118015611bba5750600182840311611bba565b7fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255979550611ad193509060409694929161315f565b83897fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b6002821415801561196e575088151561196e565b84876369f66e7760e01b5f5260045260245260445ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a14611857565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b905061183a565b8e630185d96f60e01b5f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b611d9564ffffffffff91612106565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff611dbc82612106565b164210156117dc565b611dd464ffffffffff91612106565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b3d15611e38573d9067ffffffffffffffff8211610eac5760405191611e2d601f8201601f191660200184611667565b82523d5f602084013e565b606090565b9293611e4960046115ef565b906001600160a01b03611e5c60046116b5565b1633036120cb57600160a21b8254166120b857611e7960446116e9565b60ff811660038111610f305750611e9060646116e9565b6107f861ffff611ea16101246121aa565b169260031b169060ff6301010305831c198216166120a2575063fa6464fa60ff911c1690815f198201101561208d5750508580612071575b612049578215158061203f575b612028576001600160a01b038516958615159485612016575b808061200e575b611fe2578115611fdc57600160a01b5b8115611fd157600160a11b600160a31b5b8760d81b92178a1717178455604051948886526020860152151560408501521515606084015260808301527f83ab9f5e7d372237ac2806d0e424c46572cb5d298c0254604cc48e594b36f4ca60a03393a33415611fcc5715610ddf575f8080809334905af1611f94611dfe565b5015611f9d5750565b7fe9132665000000000000000000000000000000000000000000000000000000005f526004523460245260445ffd5b505050565b600160a11b5f611f27565b5f611f16565b877f32b4f689000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508515611f06565b6001600160a01b038814159550611eff565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611ee6565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5061207c600461222b565b6006811015610a2757600414611ed9565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b50634dd9574f60e11b5f5260045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101465790565b6004356001600160a01b03811690818103610146575033146121a6576001600160a01b0382168015908115612181575b5061103b575060d81c80151580612177575b6121615750565b6369832e3d60e11b5f526004524260245260445ffd5b508042101561215a565b33811415915081612194575b505f612148565b6001600160a01b03915014155f61218d565b5050565b3561ffff811681036101465790565b60443560ff811690818103610146575060018114612225576002811461221f5715612202576024356001600160a01b0381169081810361014657506121fd57600490565b600590565b60643560ff811681036101465760041661221a575f90565b600190565b50600390565b50600290565b60ff612239604083016116e9565b166001811461228b5760028114612284571561226d5761226360206001600160a01b0392016116b5565b166121fd57600490565b61227b6060600492016116e9565b1661221a575f90565b5050600390565b5050600290565b903590601e1981360301821215610146570180359067ffffffffffffffff82116101465760200191813603831361014657565b6101200151908082116122d6575050565b7f0f845866000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b610180525f919080158015612ae9575b612ad2576108fd603f820482010160e061018051015260c06101805101526060610180510180516006811015610a2757600414612a8c576123646001600160a01b03604061018051015116612cad565b80516006811015610a275761279157506001600160a01b036040610180510151169161239030846135e1565b6123d16001600160a01b03602061018051015116610120610180510151906123b881886135e1565b906123cb83828a6119fd83308484613841565b876140d6565b6101a0610180510151916123e5835161170f565b935f5b8451811015612414578060606124006001938861174e565b51015161240d828961174e565b52016123e8565b5090919461242585610180516140f2565b6124328561018051614176565b5f5b84518110156125df57612447818661174e565b5161016052612456818761174e565b5160a0610160510151908060206040840151930151905b61247c57505050600101612434565b82809161248884613391565b9390948486011c94020191028101610140525b6101405181036124ab578161246d565b97936124c26101809a969297939a98949851614320565b608060a06101605101516001600160a01b0360406101805101511660c05260c06101805101516101c05260e06101805101516101005260408101516101205260e08101516101a0526101008101518252015160e05260405160a05263a9059cbb60e01b60a0515260015f52610100516020525b883560601c9860148101356101a0511c608051179980600460a051015260e0518b02602460a051015260205f604460a0518260c0516101c051f19161012051019a1590151760015f511817106020515a10610140518b141781111561259a5750612535565b90949899929691959997939780916125d9576125d4906125bc61018051614320565b846125c5612cec565b91036101605161018051613ffc565b61249b565b5061249b565b5092509250926125ef30836135e1565b90808203918181108015612780575b61275b576101606101805101805180851415908161265f575b506126425750036126275750505b565b612625916001600160a01b0360206101805101511690613718565b84849151906324ad4cb160e11b5f5260045260245260445260645ffd5b9793965f1996955f959094939250905b6101a06101805101518051871015612746578661268e919a969a61174e565b51965f9960a089019a5b8b5160608101518210156127325760608b015160808c01518c928f9290911916841c60011615612727576080916126eb6126e086612707949060406020830151920151020190565b80956101805161421e565b519283906101009060c0830151013560e08301511c9101511790565b910151028b811061271e575b506001905b01612698565b9a506001612713565b505050600190612718565b50969a50909750600190960195945061266f565b5097945097959091929495850310155f612617565b838261016061018051015101906324ad4cb160e11b5f5260045260245260445260645ffd5b5061016061018051015183106125fe565b80516006811015610a27576001036128e65750906001600160a01b036040610180510151166127d260206101805101916001600160a01b03835116906135e1565b915f936101a06101805101945b8551805182101561281d579061281760046127fc8360019561174e565b51606061280a858c5161174e565b51015190610180516138fd565b016127df565b505092916128429194506001600160a01b0380604061018051015116915116906135e1565b6101206101805101516101606101805101519003918082105f146128dd5703905b808211806128bf575b80156128a4575b61287b575050565b6001600160a01b036040610180510151166324ad4cb160e11b5f5260045260245260445260645ffd5b508115801561287357506128ba61018051613677565b612873565b5061010061018051015161014061018051015190038183031161286c565b50505f90612863565b80516006811015610a2757600203612905575061262561018051612f4c565b516006811015610a275760030361296f57905f6101206101805101525f916101a06101805101925b8351805182101561295e5790612958600261294a8360019561174e565b51606061280a858a5161174e565b0161292d565b505090915061262561018051613560565b906001600160a01b03604061018051015116916129a760206101805101936001600160a01b0385511661012061018051015191613414565b6129b3610180516133cb565b610160610180510151806129c8575b50909150565b6001600160a01b03806040610180510151169451166129e730866135e1565b9460205f604051828101907fd0e30db000000000000000000000000000000000000000000000000000000000825260048152612a24602482611667565b519086855af115612a4d57612a4083612a4595969730846137dc565b613718565b81905f6129c2565b61128983612a59612cec565b906040519485947f72871d2900000000000000000000000000000000000000000000000000000000865260048601613532565b50905061012061018051018051348111612abc5750612aad610180516133cb565b51610160610180510151900390565b63195a3ca160e01b5f523460045260245260445ffd5b5a90634fd394c160e11b5f5260045260245260445ffd5b505a8111612314565b9290919260418214612b92575b803b15159283612b12575b505050905090565b60209350612b68608484965f9560405198899289840196630b135d3f60e11b88526024850152604060448501528160648501528484013786838284010152601f801991011681010301601f198101875286611667565b829451915afa60203d1010612b8a575b630b135d3f60e11b14805f8080612b0a565b505f51612b78565b81604011610146576020840135826040101561176257826020116101465760205f608087356040519088825260408a013560f81c85830152604082015284606082015282805260015afa15612c4b576001600160a01b035f5116906001600160a01b03831682149182612c41575b5081612c16575b5015612aff5750505050600190565b7f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0915011155f612c07565b151591505f612c00565b6040513d5f823e3d90fd5b8115612c60570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b0190612c85575050565b90925b602084359182811160051b9081521852602060405f20930192818403612c8857925050565b803b15612cb75750565b6001600160a01b03907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b3d9060408211612d0d575b604051918083525f602084013e60608201604052565b60409150612cf7565b5f91610120820151612dc557600161010083015114612db05760408201519060e083015181612d4e602086015160c087015190611741565b905b612d605750505050608001510290565b9383808496612d7282999a9596613391565b979098612d7f898b611741565b1c98020195028501975b8535851c01940193878514612d9f578690612d89565b959293909480929750929391612d50565b6080919250612dbe90612eaa565b9101510290565b608082015191936060850193505f916040860191602087019190845b8751861015612e9f57600183871c1615612e96578351855190818802918883041488151715610bf357612e3191612e1791611741565b8a906101009060c0830151013560e08301511c9101511790565b9087820291612e408984612c56565b14801590612e8b575b612e5a5701946001905b0194612de1565b868a517f6c0442a2000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b508082810110612e49565b94600190612e53565b975095505050505050565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b90604082016001600160a01b0381511691612f7660208501936001600160a01b03855116906135e1565b6101a08501925f5b84518051821015612fb95790612fb36005612f9b8360019561174e565b516060612fa9858b5161174e565b510151908b6138fd565b01612f7e565b50509293909491612fdf6001600160a01b038551166001600160a01b03845116906135e1565b80870390610100850197885161014087019081519003841461315357975f9991929997949397505f935b815180518610156131055785613022919c9b959c61174e565b51985f9a60a08b019b5b8c5160608101518210156130f057908c8c8c8c60019561305f868690600191608060608201519101511916901c16151590565b156130e6576020810151604082015187020192516001600160a01b0316833560601c81146130db576001600160a01b036130a79351169160a060148601359101511c91613887565b156130b7575b5050505b0161302c565b6130d3926020926130cb6040519485611667565b5f8452613ffc565b8c8c5f6130ad565b5050505050506130b1565b50505050506130b1565b50909c959b5090995050600190940193613009565b509997989496505091509250519051900392108061314a575b61312757505050565b6001600160a01b039051166324ad4cb160e11b5f5260045260245260445260645ffd5b5081831161311e565b50505050945050505050565b929061316b81856135e1565b9261317681866135e1565b906131898484886119fd83868484613841565b6001600160a01b0383166001600160a01b038216146131fa57836131b893926131b292886137dc565b846135e1565b92828410806131ef575b6131cc5750505050565b6001600160a01b03906324ad4cb160e11b5f52166004526024520360445260645ffd5b5081848403116131c2565b91509380935061320a92506135e1565b9082820361321757505050565b6001600160a01b03906324ad4cb160e11b5f52166004525f6024520360445260645ffd5b61325793926060928252602082015281604082015201906120e2565b90565b939291909161326a8184876137e9565b6132758284886137e9565b93604051637921219560e11b60208201526001600160a01b038216908160248201526132d988848b6119fd6001600160a01b038b16958660448201528a606482015284608482015260a060a48201525f60c482015260c481526111ba60e482611667565b14918215613360576132ee845f935b8a6137e9565b900390810361333d57506133365761330691856137e9565b039181830361331457505050565b6001600160a01b03906324ad4cb160e11b5f521660045260245260445260645ffd5b5050505050565b856001600160a01b03886324ad4cb160e11b5f521660045260245260445260645ffd5b6132ee8488936132e8565b6020915f91828483519301915af13d80613383575090565b601f60015f51149111161690565b905f9160018116156133ad575b80600161325792011916612eaa565b91506132576133c183195f19850116612eaa565b92831c905061339e565b906101a082015f5b8151805182101561340d579061340760016133ef83829561174e565b5160606133fd85885161174e565b51015190886138fd565b016133d3565b5050509050565b91908161343e9161342581866135e1565b906134388382886119fd83308484613841565b856140d6565b4760205f6001600160a01b038516948573ffffffffffffffffffffffffffffffffffffffff1960015c161760015d60405182848201917f2e1a7d4d000000000000000000000000000000000000000000000000000000008352876024820152602481526134ac604482611667565b51925af1156134e15773ffffffffffffffffffffffffffffffffffffffff1960015c1660015d470391818303611beb57505050565b50906112896134ee612cec565b6040519384937f7a82bbe5000000000000000000000000000000000000000000000000000000008552600485015260248401526060604484015260648301906120e2565b90926001600160a01b03608093816132579796168452166020830152604082015281606082015201906120e2565b610180810151908151156121a6576040820151606060408301916135a16001600160a01b038451166001600160a01b036020870151166020880151916137e9565b9003930151908184036135bc57505061012001908151019052565b6001600160a01b0391925051166324ad4cb160e11b5f5260045260245260445260645ffd5b60205f602481946001600160a01b03604051917f70a082310000000000000000000000000000000000000000000000000000000083521660048201528282820152845afa601f3d11168061366e575b15613639575090565b6001600160a01b03907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f519250613630565b906101a08201905f5b8251805182101561370f57816136959161174e565b515f60a08201516060810151915b8281106136b65750505050600101613680565b606084015160808501511916811c6001161515806136e8575b6136db576001016136a3565b5050505050915050600190565b50602082015160408301518202013560601c6001600160a01b0360208a01511614156136cf565b50509150505f90565b9291909261372630826135e1565b9361373181836135e1565b9161376960405163a9059cbb60e01b60208201526001600160a01b0384166024820152856044820152604481526111ba606482611667565b156137835761377e84612625969730846140d6565b6137dc565b61128984612a59612cec565b929091921561379d57505050565b611289906137a9612cec565b906040519485947f118baa5200000000000000000000000000000000000000000000000000000000865260048601613532565b92919061330690846135e1565b905f604460209282956001600160a01b03604051927efdd58e0000000000000000000000000000000000000000000000000000000084521660048301526024820152845afa601f3d11168061366e5715613639575090565b9091926001600160a01b036132579481604051956323b872dd60e01b6020880152166024860152166044840152606483015260648252613882608483611667565b61336b565b90915f60246020928294604051917f6352211e000000000000000000000000000000000000000000000000000000008352600483015283838301525afa601f3d11166138f5575b6001600160a01b031680151591826138e557505090565b6001600160a01b03161415919050565b505f516138ce565b9392936102a0526102405260a0610240510151928160206040860151950151905b613929575050509050565b84809161393585613391565b9390958487011c95020191028101610260525b826102605182031561391e57506139616102a051614320565b60a0610240510151610380528180600114613efa5780600214613cdd5780600514613bd15780600414613ac6576003146139a957634e487b7160e01b5f52605160045260245ffd5b6101e0526001600160a01b0360406102a05101511660c06102a05101519260e06102a05101519260406103805101519560e061038051015161022052610100610380510151926080610380510151610280526040519563a9059cbb60e01b875260015f526020525b6101e0513560601c6102005260146101e0510135610220511c8417610200516004880152610280518102602488015260205f604489828a8df190896101e051016101e0521561020051151760015f511817106020515a10610260516101e0511417811115613a7f5750613a11565b9450955095509250506101e0515b8091613ac057613abb90613aa36102a051614320565b86613aac612cec565b9103610240516102a051613ffc565b613948565b50613948565b509290916001600160a01b0360406102a051015116926001600160a01b0360206102a0510151166103605260c06102a05101519060e06102a05101519360406103805101519360e06103805101516103205261010061038051015195608061038051015161034052604051610300526323b872dd60e01b61030051526103605160046103005101526020525b873560601c6014890135610320511c871790806024610300510152610340518202604461030051015260015f528660205f60648c8261030051918cf19a0199601e5f193d011160015f5114161691159030811490151717106020515a10610260518a1417811115613bc35750613b52565b945095509591509250613a8d565b50929192916001600160a01b0360406102a051015116916001600160a01b0360206102a0510151169060806102a051015115155f14613cd157846342842e0e925b6102a05160c00151926102a05160e00151956103805160400151966103805160a00151936040519760e01b8852600488015260015f5260205260248601998a88888b60448201986020925f809360146064945b803560601c809a5201358c1c8d528df19b019a601e5f193d011160015f511416811191308114901517821710906020515a10610260518d1417821115613cba5750508a8860205f60648b8f8f60148592613c65565b95509750989550985095925050611a475750613a8d565b846323b872dd92613c12565b509291613cfa601485013560a06103805101511c6102a051613f9a565b6001600160a01b0360206102a05101511660206101806102a0510151015160405191637921219560e11b83526004830152604482015260a060848201525f60a48201526001600160a01b0360406102a0510151169060c06102a05101519060e06102a05101516103a05260406103805101516102c05260806103805101516102e05260a0610380510151915f1960e06103805101511c96610100610380510151985f915f976103a0516020525b823560601c926102c0510192601f198401358c168d17809501948160248901526102e05102606488015260205f60c489828d8bf13d613ee7575b3082148215176064890151158c17171090600488015114610260518514176014850135891c604489015118176020515a1017811115613e205750613da7565b9895509950995094915092506102c051840391613ea3575083158015613e86575b613e63575b5060606101806102a051015101906102e051028151019052613a8d565b6103805160c081015160e082015161010090920151920135901c1790035f613e46565b50803560601c6001600160a01b0360206102a05101511614613e41565b613ec48261038051906101009060c0830151013560e08301511c9101511790565b608061038051015102906324ad4cb160e11b5f526004526024525f60445260645ffd5b5f51600114601f3d111681119a50613de1565b50916001600160a01b0360406102a0510151169160c06102a051015160e06102a05101519260406103805101519260e0610380510151916101006103805101519560806103805101519889916020525b803560601c875f8080808d60148801358c1c17978802868df192019215908a811490151717106020515a1061026051831417811115613f8b57508890613f4a565b96509450965094505050613a8d565b90610180820151918251151580613fef575b611fcc5760409181613fc0613fea93613560565b5f6060860152816020860152600185526001600160a01b03602081868401511692015116906137e9565b910152565b5081602084015114613fac565b9261400883838661421e565b60a0820191614018848451614349565b9160a08601516140b657926080926001846140a89461016098978a517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f43406140758451936040519182918a83526040602084015260408301906120e2565b0390a301911b8151179052610140860160018151019052519283906101009060c0830151013560e08301511c9101511790565b910151029101908151019052565b90611289905191604051938493632ff1692760e11b85526004850161323b565b9291906140e390846135e1565b90039181830361331457505050565b91905f926101a081015b825185101561340d575b614110858461174e565b511561416c57614160614133614126878661174e565b515f198101901916612eaa565b6001811b614141888761174e565b511861414d888761174e565b5261415987845161174e565b518461435f565b15614106575050509050565b93600101936140fc565b91905f926101a081015b8251808610156141fe578590035f1901945b61419c868561174e565b5115614214576141ac868561174e565b516001905b6101008210614206576141f891506141ca5f1991612eaa565b016001811b6141d9898861174e565b51186141e5898861174e565b526141f188855161174e565b518561435f565b15614192575b505050509050565b80821c179060011b906141b1565b6001019450614180565b91803560601c60a0830190614234838351614349565b9481156142ef573082149182156142b4575b5050614283575160c081015160e082015161010090920151920135901c171561426d575050565b516369f66e7760e01b5f5260045260245260445ffd5b5050517f6209399d000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b90915060608201516006811015610a275760051491826142d8575b50505f80614246565b604001516001600160a01b03161490505f806142cf565b8585517fd02e1825000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b5a60e08201511161432e5750565b60c001515a90634fd394c160e11b5f5260045260245260445ffd5b6040613257926020830151900391015190612c56565b6103205261030081905260a00151602081015160409091015182020161438c81610300516103205161421e565b803560601c916143ac836001600160a01b036040610320510151166135e1565b906001811b60a0610300510151908060206040840151930151905b61445c575050610300516060810151608090910151191690911c60011615159050158015614443575b61443c5761221a926001600160a01b0360406103205101511692608061443260a06103005101519283906101009060c0830151013560e08301511c9101511790565b91015102926137dc565b5050505f90565b506001600160a01b0360206103205101511683146143f0565b82809161446884613391565b9390948486011c940201910281016102e0525b6102e051810361448b57816143c7565b9593919694929061449e61032051614320565b608060a06103005101516001600160a01b036040610320510151166103a05260c06103205101516103405260e06103205101516102805260408101516102a05260e0810151610360526101008101516103805201516102c0526040516102605263a9059cbb60e01b610260515260015f52610280516020525b863560601c966014810135610360511c6103805117978060046102605101526102c0518902602461026051015260205f604461026051826103a05161034051f1916102a05101981590151760015f511817106020515a106102e0518914178111156145825750614517565b909193959792949680916145bd576145b8906145a061032051614320565b846145a9612cec565b91036103005161032051613ffc565b61447b565b5061447b56' as const
export const slotDistributorRuntimeBytecode = '0x6103c06040526004361015610059575b3615610019575f80fd5b6001600160a01b0360015c16330361002d57005b7f6a54080a000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b5f3560e01c80630a11b529146114d0578063239af6a11461143f578063322e3dd4146113e85780633cc44cb71461130a578063405d30af146112e95780635fbdab21146110a757806364482ac41461105157806375533abe14610fab5780637eae9f8614610421578063abf70b911461014a5763f904163c0361000f5734610146576060366003190112610146576024356044356004356100f98261170f565b925f5b83811061011d57604051602080825281906101199082018861159f565b0390f35b8061012a60019284611741565b845f5260205260405f205461013f828861174e565b52016100fc565b5f80fd5b346101465736600319016102c0811261014657610160136101465761016435610184356101756114f4565b6102043567ffffffffffffffff811161014657610196903690600401611539565b916102443567ffffffffffffffff8111610146576101b8903690600401611539565b9390926101c3611522565b95610284356102a43567ffffffffffffffff811161014657366023820112156101465780600401359167ffffffffffffffff8311610146573660248484010111610146575f5c6103f95760015f5d8042116103ca579089602461037394938d61022a6115d2565b916001600160a01b0360405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527fd314c47a70a83253306c737a8a4aa3c7600caa09cbf25468b9ce60489075091460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a081526102c560c082611667565b519020956040519360208501957f6bfedada6923877d198314a0d3513fe3e42ef546c5d8bef704c4419d4429f0928752604086015260608501528a60808501521660a083015260c082015260c0815261031f60e082611667565b519020926040519360208501937f190100000000000000000000000000000000000000000000000000000000000085526022860152604285015260428452610368606285611667565b019151902087612af2565b15610395576103909761022435946101e435926101c43592611776565b5f805d005b6001600160a01b03847f9a7d38d9000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b7ff88f0490000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b36600319016101c081126101465761016013610146576101a43567ffffffffffffffff811161014657610458903690600401611539565b905f5c6103f95760015f5d6040516101c0810181811067ffffffffffffffff821117610eac576040525f8152602081015f815260408201905f82525f606084015260808301905f82525f60a08501525f60c08501525f60e08501525f6101008501525f6101208501525f6101408501525f6101608501526040516080810181811067ffffffffffffffff821117610eac576040525f81525f60208201525f60408201525f606082015261018085015260606101a08501526105176115d2565b92838552835493600160a21b8516610f99575060843564ffffffffff81169081810361014657814210610f8257505060a43564ffffffffff81169081811415806101465782151580610f76575b610f5b57505050610576848651612118565b60ff6044351680604435036101465760038111610f30575060ff6064351680606435036101465761ffff61012435166101243503610146576107f860443560031b169060ff6301010305831c196064351616610f1e575063fa6464fa60ff911c16805f1961ffff6101243516011015610f0157506105f2611689565b6105fa61169f565b916106036121b9565b6006811015610a275760608801526001600160a01b039283169052169052600261062b6116d9565b16151590526001600160a01b03610640611689565b163314908115610ef1575b5060016106566116d9565b161590811591610ee8575b50151560a08201528215610ec05761067a8392936116f7565b906106886040519283611667565b828252601f19610697846116f7565b015f5b818110610dff57505061010435935f5b84811015610c2a578060051b820135609e1983360301811215610146576106d1828661174e565b519082151580610c07575b610ba85763ffffffff881688036101465761ffff610124351661012435036101465761071a6101243561ffff1663ffffffff8a1681015f1901612c56565b80828601351015610b8f575061ffff610124351681850135810263ffffffff8a160390811015610b81575b60208286010161075781848801612292565b9081604051918237208684016060810135903603601e1901811215610146578488010180359067ffffffffffffffff821161014657602001908060051b36038213610146576107ee91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e8552878b0135602086015260408501526040878b01013560608501526080610144359420612c74565b03610b6b5761080460a085015191848801612292565b60ff61080e6116c9565b169180359060ff8260f01c169060ff8360e81c169360ff8460e01c169560048301356107f88660dd1c16610100031c9260148786010191600319898503016108568482612c56565b948a600401109081610b5f575b5080610b52575b80610b49575b80610b3e575b80610b33575b80610b28575b8091600181145f14610b0457505080610afc575b80610af2575b15610ac35792879592601f9795928f6101209a6107f8978f8e9060049401359052010160208c015260408b015260608a01526080890152828260ed1c166101000360a089015260140160c088015260e51c166101000360e08601528015610ab6575b0111910152606060a08401510151818103610a81575060808286010135811c610a45575080840135825284515f528084013560205260405f208060208401525480604084015219608082860101351680606084015215610a3b5760608501516006811015610a2757600314801590610a15575b15610a0e5761098960a0830151606084015190612d16565b905b818061012088015101106109e057509060019291610120860151016101208601526109b96060820151612eaa565b61010086015101610100860152602081015190606060408201519101511790555b016106aa565b847ff7a44ce4000000000000000000000000000000000000000000000000000000005f52013560045260245ffd5b5f9061098b565b5061012060a083015101511515610971565b634e487b7160e01b5f52602160045260245ffd5b50506001906109da565b608082867fc099a68c000000000000000000000000000000000000000000000000000000005f528181013560045201013560245260445260645ffd5b82867ff3ef5fc7000000000000000000000000000000000000000000000000000000005f52013560045260245260445260645ffd5b60016101008601526108fe565b8a8e7facef5185000000000000000000000000000000000000000000000000000000005f52013560045260245ffd5b506001841461089c565b508615610896565b600203610b12575b5061089c565b905080610b20575b5f610b0c565b508415610b1a565b506020891115610882565b50602088111561087c565b506020861115610876565b50841515610870565b5060018760f81c1461086a565b9050838502145f610863565b8286630196930160e31b5f52013560045260245ffd5b5061ffff6101243516610745565b9084630185d96f60e01b5f52013560045260245260445ffd5b918591505f198101908111610bf357610bc09161174e565b5151917f525d1398000000000000000000000000000000000000000000000000000000005f52013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198301838111610bf357610c1d908761174e565b51518185013511156106dc565b82846101a0820152610c3f61016435826122c5565b60608101516006811015610a27576004141580610df6575b610ddf575f610100820151610dcc575b610c7461016435836122c5565b6101a082015191610c85835161170f565b90610c90845161170f565b935f5b8151811015610d4a5780610ca96001928461174e565b516060810190815115610d435760808101918251610cc7858c61174e565b525182511916610cd7848961174e565b528151610d26575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382960408751925193610d11868b61174e565b51905182519182526020820152a35b01610c93565b60208101516040820151610d3a858a61174e565b51179055610cdf565b5050610d20565b50505090803403610d83575b50610119610d75925f805d60405193849360408552604085019061159f565b90838203602085015261159f565b3403348111610bf3575f80808084335af1610d9c611dfe565b50610d56577f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50610dda6101843582612304565b610c67565b63195a3ca160e01b5f52346004525f60245260445ffd5b50341515610c57565b6040959495519060c0820182811067ffffffffffffffff821117610eac576040525f82525f60208301525f60408301525f60608301525f60808301526040519161014083019280841067ffffffffffffffff851117610eac576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f61012082015260a08201528282870101520194939461069a565b634e487b7160e01b5f52604160045260245ffd5b7f093fe961000000000000000000000000000000000000000000000000000000005f5260045ffd5b90501584610661565b600160a31b91501615158461064b565b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b7fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b610146575063bb1c869d60e01b5f526004524260245260445ffd5b50505f82421015610564565b506334d3eca760e21b5f526004524260245260445ffd5b634dd9574f60e11b5f5260045260245ffd5b3461014657610160366003190112610146575f5c6103f95760015f5d6101a060405146815230602082015261016060046040830137206004356001600160a01b038116908181036101465750330361103b57600160a21b815416610f9957600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b6314c417b560e01b5f526004523360245260445ffd5b346101465760203660031901126101465761106d60043561160c565b91604094939451936003811015610a275760a0956001600160a01b0391865216602085015260408401521515606083015215156080820152f35b36600319016102a081126101465761016013610146576110c561150b565b6110cd61156a565b6110d561157f565b6110dd61158f565b9060a036610203190112610146575f5c6103f95760015f5d6001600160a01b03611105611689565b1633036112e15760ff6111166116c9565b161515806112cc575b6112965761112b61169f565b9361113585612cad565b61020435946102443560ff8116808203610146576111c09150604051907fd505accf00000000000000000000000000000000000000000000000000000000602083015233602483015230604483015288606483015261022435608483015260a48201526102643560c48201526102843560e482015260e481526111ba61010482611667565b8261336b565b506111c9612cec565b5f9660205f60446040517fdd62ed3e000000000000000000000000000000000000000000000000000000008152336004820152306024820152865afa601f3d111661128d575b80881061123057505050610390945064ffffffffff6101e435941690611e3d565b6001600160a01b03929161128991896040519586957f6cee64fa000000000000000000000000000000000000000000000000000000008752166004860152602485015260448401526080606484015260848301906120e2565b0390fd5b5f51975061120f565b60ff6112a06116c9565b7fb632b4c9000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b50600360ff6112d96116c9565b16141561111f565b61103b6115d2565b34610146575f3660031901126101465760206040516001600160a01b038152f35b34610146573660031901610280811261014657610160136101465761132d6114f4565b6102043567ffffffffffffffff81116101465761134e903690600401611539565b90916102443567ffffffffffffffff811161014657611371903690600401611539565b9161137a611522565b935f5c6103f95760015f5d6001600160a01b038216958633036113b857610390965061022435926101e435906101c435906101843561016435611776565b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3660031901610200811261014657610160136101465761140661150b565b61140e61156a565b61141661157f565b61141e61158f565b905f5c6103f9576103909360015f5d64ffffffffff6101e435941690611e3d565b3461014657366003190161026081126101465761016013610146576114626114f4565b6102043567ffffffffffffffff811161014657611483903690600401611539565b91906102443567ffffffffffffffff8111610146576114a6903690600401611539565b915f5c6103f9576103909460015f5d61022435916101e4356101c435876101843561016435611776565b34610146576101603660031901126101465760206114ec6115d2565b604051908152f35b6101a435906001600160a01b038216820361014657565b61016435906001600160a01b038216820361014657565b61026435906001600160a01b038216820361014657565b9181601f840112156101465782359167ffffffffffffffff8311610146576020808501948460051b01011161014657565b610184359064ffffffffff8216820361014657565b6101a43590811515820361014657565b6101c43590811515820361014657565b90602080835192838152019201905f5b8181106115bc5750505090565b82518452602093840193909201916001016115af565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b54600160a21b811661165957600160a11b81161561164c576001916001600160a01b038216918060d81c91600160a01b600160a31b831615159216151590565b505f905f905f905f905f90565b506002905f905f905f905f90565b90601f8019910116810190811067ffffffffffffffff821117610eac57604052565b6004356001600160a01b03811681036101465790565b6024356001600160a01b03811681036101465790565b356001600160a01b03811681036101465790565b60443560ff811681036101465790565b60643560ff811681036101465790565b3560ff811681036101465790565b67ffffffffffffffff8111610eac5760051b60200190565b90611719826116f7565b6117266040519182611667565b8281528092611737601f19916116f7565b0190602036910137565b91908201809211610bf357565b80518210156117625760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b8116611deb57608464ffffffffff6117ba82612106565b164210611dc5575060a464ffffffffff6117d382612106565b16151580611dac575b611d865750600160a01b1615611d5a576101006004013563ffffffff81168091036101465761ffff61180f6101246121aa565b16908d611821838381015f1901612c56565b80911015611d4457508d820290039080821015611d3d57505b808b1015611d0e57506001600160a01b0387169889158015611d05575b611cf2576080926118ef9695949260758d6118b294604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c605582015220612c74565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220612c74565b6101443503611cdf57855f528660205260405f208054600181881c16611caf576001871b1790558215611c9857602435916001600160a01b0383169384841415918261014657600435926001600160a01b038416928385141592836101465760443560ff8116908181036101465750600181148015611c845760018414155b611c545761197b8a612cad565b15611a8857505050610146576101465760643560ff8116810361014657600216611a7557611a028383866119fd6323b872dd5b7fffffffff000000000000000000000000000000000000000000000000000000006040519160e01b1660208201528660248201528b6044820152846064820152606481526111ba608482611667565b61378f565b8514159283611a62575b505050611a4757507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b611a6c9350613887565b155f8080611a0c565b611a028383866119fd6342842e0e6119ae565b80929994506002919798959350145f14611ad65750505092611ad1927fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559795926040979561325a565b611a3a565b600391929394959650145f14611b6957508514611b5657835f9493611aff869586958695613414565b5af115611b30577fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611a3a565b5082611289611b3d612cec565b604051938493632ff1692760e11b85526004850161323b565b84631ecdd20960e31b5f5260045260245ffd5b94939092909160643560ff811681036101465760041615611c1f579081611ba58683836119fd83611b9d84611baa9a6135e1565b998484613841565b6135e1565b908181039486145f14611c035714155b611beb575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611a3a565b6324ad4cb160e11b5f5260045260245260445260645ffd5b1480611bba57508183118015611bba5750600182840311611bba565b7fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255979550611ad193509060409694929161315f565b83897fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b6002821415801561196e575088151561196e565b84876369f66e7760e01b5f5260045260245260445ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a14611857565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b905061183a565b8e630185d96f60e01b5f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b611d9564ffffffffff91612106565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff611dbc82612106565b164210156117dc565b611dd464ffffffffff91612106565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b3d15611e38573d9067ffffffffffffffff8211610eac5760405191611e2d601f8201601f191660200184611667565b82523d5f602084013e565b606090565b9293611e4960046115ef565b906001600160a01b03611e5c60046116b5565b1633036120cb57600160a21b8254166120b857611e7960446116e9565b60ff811660038111610f305750611e9060646116e9565b6107f861ffff611ea16101246121aa565b169260031b169060ff6301010305831c198216166120a2575063fa6464fa60ff911c1690815f198201101561208d5750508580612071575b612049578215158061203f575b612028576001600160a01b038516958615159485612016575b808061200e575b611fe2578115611fdc57600160a01b5b8115611fd157600160a11b600160a31b5b8760d81b92178a1717178455604051948886526020860152151560408501521515606084015260808301527f83ab9f5e7d372237ac2806d0e424c46572cb5d298c0254604cc48e594b36f4ca60a03393a33415611fcc5715610ddf575f8080809334905af1611f94611dfe565b5015611f9d5750565b7fe9132665000000000000000000000000000000000000000000000000000000005f526004523460245260445ffd5b505050565b600160a11b5f611f27565b5f611f16565b877f32b4f689000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508515611f06565b6001600160a01b038814159550611eff565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611ee6565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5061207c600461222b565b6006811015610a2757600414611ed9565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b50634dd9574f60e11b5f5260045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101465790565b6004356001600160a01b03811690818103610146575033146121a6576001600160a01b0382168015908115612181575b5061103b575060d81c80151580612177575b6121615750565b6369832e3d60e11b5f526004524260245260445ffd5b508042101561215a565b33811415915081612194575b505f612148565b6001600160a01b03915014155f61218d565b5050565b3561ffff811681036101465790565b60443560ff811690818103610146575060018114612225576002811461221f5715612202576024356001600160a01b0381169081810361014657506121fd57600490565b600590565b60643560ff811681036101465760041661221a575f90565b600190565b50600390565b50600290565b60ff612239604083016116e9565b166001811461228b5760028114612284571561226d5761226360206001600160a01b0392016116b5565b166121fd57600490565b61227b6060600492016116e9565b1661221a575f90565b5050600390565b5050600290565b903590601e1981360301821215610146570180359067ffffffffffffffff82116101465760200191813603831361014657565b6101200151908082116122d6575050565b7f0f845866000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b610180525f919080158015612ae9575b612ad2576108fd603f820482010160e061018051015260c06101805101526060610180510180516006811015610a2757600414612a8c576123646001600160a01b03604061018051015116612cad565b80516006811015610a275761279157506001600160a01b036040610180510151169161239030846135e1565b6123d16001600160a01b03602061018051015116610120610180510151906123b881886135e1565b906123cb83828a6119fd83308484613841565b876140d6565b6101a0610180510151916123e5835161170f565b935f5b8451811015612414578060606124006001938861174e565b51015161240d828961174e565b52016123e8565b5090919461242585610180516140f2565b6124328561018051614176565b5f5b84518110156125df57612447818661174e565b5161016052612456818761174e565b5160a0610160510151908060206040840151930151905b61247c57505050600101612434565b82809161248884613391565b9390948486011c94020191028101610140525b6101405181036124ab578161246d565b97936124c26101809a969297939a98949851614320565b608060a06101605101516001600160a01b0360406101805101511660c05260c06101805101516101c05260e06101805101516101005260408101516101205260e08101516101a0526101008101518252015160e05260405160a05263a9059cbb60e01b60a0515260015f52610100516020525b883560601c9860148101356101a0511c608051179980600460a051015260e0518b02602460a051015260205f604460a0518260c0516101c051f19161012051019a1590151760015f511817106020515a10610140518b141781111561259a5750612535565b90949899929691959997939780916125d9576125d4906125bc61018051614320565b846125c5612cec565b91036101605161018051613ffc565b61249b565b5061249b565b5092509250926125ef30836135e1565b90808203918181108015612780575b61275b576101606101805101805180851415908161265f575b506126425750036126275750505b565b612625916001600160a01b0360206101805101511690613718565b84849151906324ad4cb160e11b5f5260045260245260445260645ffd5b9793965f1996955f959094939250905b6101a06101805101518051871015612746578661268e919a969a61174e565b51965f9960a089019a5b8b5160608101518210156127325760608b015160808c01518c928f9290911916841c60011615612727576080916126eb6126e086612707949060406020830151920151020190565b80956101805161421e565b519283906101009060c0830151013560e08301511c9101511790565b910151028b811061271e575b506001905b01612698565b9a506001612713565b505050600190612718565b50969a50909750600190960195945061266f565b5097945097959091929495850310155f612617565b838261016061018051015101906324ad4cb160e11b5f5260045260245260445260645ffd5b5061016061018051015183106125fe565b80516006811015610a27576001036128e65750906001600160a01b036040610180510151166127d260206101805101916001600160a01b03835116906135e1565b915f936101a06101805101945b8551805182101561281d579061281760046127fc8360019561174e565b51606061280a858c5161174e565b51015190610180516138fd565b016127df565b505092916128429194506001600160a01b0380604061018051015116915116906135e1565b6101206101805101516101606101805101519003918082105f146128dd5703905b808211806128bf575b80156128a4575b61287b575050565b6001600160a01b036040610180510151166324ad4cb160e11b5f5260045260245260445260645ffd5b508115801561287357506128ba61018051613677565b612873565b5061010061018051015161014061018051015190038183031161286c565b50505f90612863565b80516006811015610a2757600203612905575061262561018051612f4c565b516006811015610a275760030361296f57905f6101206101805101525f916101a06101805101925b8351805182101561295e5790612958600261294a8360019561174e565b51606061280a858a5161174e565b0161292d565b505090915061262561018051613560565b906001600160a01b03604061018051015116916129a760206101805101936001600160a01b0385511661012061018051015191613414565b6129b3610180516133cb565b610160610180510151806129c8575b50909150565b6001600160a01b03806040610180510151169451166129e730866135e1565b9460205f604051828101907fd0e30db000000000000000000000000000000000000000000000000000000000825260048152612a24602482611667565b519086855af115612a4d57612a4083612a4595969730846137dc565b613718565b81905f6129c2565b61128983612a59612cec565b906040519485947f72871d2900000000000000000000000000000000000000000000000000000000865260048601613532565b50905061012061018051018051348111612abc5750612aad610180516133cb565b51610160610180510151900390565b63195a3ca160e01b5f523460045260245260445ffd5b5a90634fd394c160e11b5f5260045260245260445ffd5b505a8111612314565b9290919260418214612b92575b803b15159283612b12575b505050905090565b60209350612b68608484965f9560405198899289840196630b135d3f60e11b88526024850152604060448501528160648501528484013786838284010152601f801991011681010301601f198101875286611667565b829451915afa60203d1010612b8a575b630b135d3f60e11b14805f8080612b0a565b505f51612b78565b81604011610146576020840135826040101561176257826020116101465760205f608087356040519088825260408a013560f81c85830152604082015284606082015282805260015afa15612c4b576001600160a01b035f5116906001600160a01b03831682149182612c41575b5081612c16575b5015612aff5750505050600190565b7f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0915011155f612c07565b151591505f612c00565b6040513d5f823e3d90fd5b8115612c60570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b0190612c85575050565b90925b602084359182811160051b9081521852602060405f20930192818403612c8857925050565b803b15612cb75750565b6001600160a01b03907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b3d9060408211612d0d575b604051918083525f602084013e60608201604052565b60409150612cf7565b5f91610120820151612dc557600161010083015114612db05760408201519060e083015181612d4e602086015160c087015190611741565b905b612d605750505050608001510290565b9383808496612d7282999a9596613391565b979098612d7f898b611741565b1c98020195028501975b8535851c01940193878514612d9f578690612d89565b959293909480929750929391612d50565b6080919250612dbe90612eaa565b9101510290565b608082015191936060850193505f916040860191602087019190845b8751861015612e9f57600183871c1615612e96578351855190818802918883041488151715610bf357612e3191612e1791611741565b8a906101009060c0830151013560e08301511c9101511790565b9087820291612e408984612c56565b14801590612e8b575b612e5a5701946001905b0194612de1565b868a517f6c0442a2000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b508082810110612e49565b94600190612e53565b975095505050505050565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b90604082016001600160a01b0381511691612f7660208501936001600160a01b03855116906135e1565b6101a08501925f5b84518051821015612fb95790612fb36005612f9b8360019561174e565b516060612fa9858b5161174e565b510151908b6138fd565b01612f7e565b50509293909491612fdf6001600160a01b038551166001600160a01b03845116906135e1565b80870390610100850197885161014087019081519003841461315357975f9991929997949397505f935b815180518610156131055785613022919c9b959c61174e565b51985f9a60a08b019b5b8c5160608101518210156130f057908c8c8c8c60019561305f868690600191608060608201519101511916901c16151590565b156130e6576020810151604082015187020192516001600160a01b0316833560601c81146130db576001600160a01b036130a79351169160a060148601359101511c91613887565b156130b7575b5050505b0161302c565b6130d3926020926130cb6040519485611667565b5f8452613ffc565b8c8c5f6130ad565b5050505050506130b1565b50505050506130b1565b50909c959b5090995050600190940193613009565b509997989496505091509250519051900392108061314a575b61312757505050565b6001600160a01b039051166324ad4cb160e11b5f5260045260245260445260645ffd5b5081831161311e565b50505050945050505050565b929061316b81856135e1565b9261317681866135e1565b906131898484886119fd83868484613841565b6001600160a01b0383166001600160a01b038216146131fa57836131b893926131b292886137dc565b846135e1565b92828410806131ef575b6131cc5750505050565b6001600160a01b03906324ad4cb160e11b5f52166004526024520360445260645ffd5b5081848403116131c2565b91509380935061320a92506135e1565b9082820361321757505050565b6001600160a01b03906324ad4cb160e11b5f52166004525f6024520360445260645ffd5b61325793926060928252602082015281604082015201906120e2565b90565b939291909161326a8184876137e9565b6132758284886137e9565b93604051637921219560e11b60208201526001600160a01b038216908160248201526132d988848b6119fd6001600160a01b038b16958660448201528a606482015284608482015260a060a48201525f60c482015260c481526111ba60e482611667565b14918215613360576132ee845f935b8a6137e9565b900390810361333d57506133365761330691856137e9565b039181830361331457505050565b6001600160a01b03906324ad4cb160e11b5f521660045260245260445260645ffd5b5050505050565b856001600160a01b03886324ad4cb160e11b5f521660045260245260445260645ffd5b6132ee8488936132e8565b6020915f91828483519301915af13d80613383575090565b601f60015f51149111161690565b905f9160018116156133ad575b80600161325792011916612eaa565b91506132576133c183195f19850116612eaa565b92831c905061339e565b906101a082015f5b8151805182101561340d579061340760016133ef83829561174e565b5160606133fd85885161174e565b51015190886138fd565b016133d3565b5050509050565b91908161343e9161342581866135e1565b906134388382886119fd83308484613841565b856140d6565b4760205f6001600160a01b038516948573ffffffffffffffffffffffffffffffffffffffff1960015c161760015d60405182848201917f2e1a7d4d000000000000000000000000000000000000000000000000000000008352876024820152602481526134ac604482611667565b51925af1156134e15773ffffffffffffffffffffffffffffffffffffffff1960015c1660015d470391818303611beb57505050565b50906112896134ee612cec565b6040519384937f7a82bbe5000000000000000000000000000000000000000000000000000000008552600485015260248401526060604484015260648301906120e2565b90926001600160a01b03608093816132579796168452166020830152604082015281606082015201906120e2565b610180810151908151156121a6576040820151606060408301916135a16001600160a01b038451166001600160a01b036020870151166020880151916137e9565b9003930151908184036135bc57505061012001908151019052565b6001600160a01b0391925051166324ad4cb160e11b5f5260045260245260445260645ffd5b60205f602481946001600160a01b03604051917f70a082310000000000000000000000000000000000000000000000000000000083521660048201528282820152845afa601f3d11168061366e575b15613639575090565b6001600160a01b03907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f519250613630565b906101a08201905f5b8251805182101561370f57816136959161174e565b515f60a08201516060810151915b8281106136b65750505050600101613680565b606084015160808501511916811c6001161515806136e8575b6136db576001016136a3565b5050505050915050600190565b50602082015160408301518202013560601c6001600160a01b0360208a01511614156136cf565b50509150505f90565b9291909261372630826135e1565b9361373181836135e1565b9161376960405163a9059cbb60e01b60208201526001600160a01b0384166024820152856044820152604481526111ba606482611667565b156137835761377e84612625969730846140d6565b6137dc565b61128984612a59612cec565b929091921561379d57505050565b611289906137a9612cec565b906040519485947f118baa5200000000000000000000000000000000000000000000000000000000865260048601613532565b92919061330690846135e1565b905f604460209282956001600160a01b03604051927efdd58e0000000000000000000000000000000000000000000000000000000084521660048301526024820152845afa601f3d11168061366e5715613639575090565b9091926001600160a01b036132579481604051956323b872dd60e01b6020880152166024860152166044840152606483015260648252613882608483611667565b61336b565b90915f60246020928294604051917f6352211e000000000000000000000000000000000000000000000000000000008352600483015283838301525afa601f3d11166138f5575b6001600160a01b031680151591826138e557505090565b6001600160a01b03161415919050565b505f516138ce565b9392936102a0526102405260a0610240510151928160206040860151950151905b613929575050509050565b84809161393585613391565b9390958487011c95020191028101610260525b826102605182031561391e57506139616102a051614320565b60a0610240510151610380528180600114613efa5780600214613cdd5780600514613bd15780600414613ac6576003146139a957634e487b7160e01b5f52605160045260245ffd5b6101e0526001600160a01b0360406102a05101511660c06102a05101519260e06102a05101519260406103805101519560e061038051015161022052610100610380510151926080610380510151610280526040519563a9059cbb60e01b875260015f526020525b6101e0513560601c6102005260146101e0510135610220511c8417610200516004880152610280518102602488015260205f604489828a8df190896101e051016101e0521561020051151760015f511817106020515a10610260516101e0511417811115613a7f5750613a11565b9450955095509250506101e0515b8091613ac057613abb90613aa36102a051614320565b86613aac612cec565b9103610240516102a051613ffc565b613948565b50613948565b509290916001600160a01b0360406102a051015116926001600160a01b0360206102a0510151166103605260c06102a05101519060e06102a05101519360406103805101519360e06103805101516103205261010061038051015195608061038051015161034052604051610300526323b872dd60e01b61030051526103605160046103005101526020525b873560601c6014890135610320511c871790806024610300510152610340518202604461030051015260015f528660205f60648c8261030051918cf19a0199601e5f193d011160015f5114161691159030811490151717106020515a10610260518a1417811115613bc35750613b52565b945095509591509250613a8d565b50929192916001600160a01b0360406102a051015116916001600160a01b0360206102a0510151169060806102a051015115155f14613cd157846342842e0e925b6102a05160c00151926102a05160e00151956103805160400151966103805160a00151936040519760e01b8852600488015260015f5260205260248601998a88888b60448201986020925f809360146064945b803560601c809a5201358c1c8d528df19b019a601e5f193d011160015f511416811191308114901517821710906020515a10610260518d1417821115613cba5750508a8860205f60648b8f8f60148592613c65565b95509750989550985095925050611a475750613a8d565b846323b872dd92613c12565b509291613cfa601485013560a06103805101511c6102a051613f9a565b6001600160a01b0360206102a05101511660206101806102a0510151015160405191637921219560e11b83526004830152604482015260a060848201525f60a48201526001600160a01b0360406102a0510151169060c06102a05101519060e06102a05101516103a05260406103805101516102c05260806103805101516102e05260a0610380510151915f1960e06103805101511c96610100610380510151985f915f976103a0516020525b823560601c926102c0510192601f198401358c168d17809501948160248901526102e05102606488015260205f60c489828d8bf13d613ee7575b3082148215176064890151158c17171090600488015114610260518514176014850135891c604489015118176020515a1017811115613e205750613da7565b9895509950995094915092506102c051840391613ea3575083158015613e86575b613e63575b5060606101806102a051015101906102e051028151019052613a8d565b6103805160c081015160e082015161010090920151920135901c1790035f613e46565b50803560601c6001600160a01b0360206102a05101511614613e41565b613ec48261038051906101009060c0830151013560e08301511c9101511790565b608061038051015102906324ad4cb160e11b5f526004526024525f60445260645ffd5b5f51600114601f3d111681119a50613de1565b50916001600160a01b0360406102a0510151169160c06102a051015160e06102a05101519260406103805101519260e0610380510151916101006103805101519560806103805101519889916020525b803560601c875f8080808d60148801358c1c17978802868df192019215908a811490151717106020515a1061026051831417811115613f8b57508890613f4a565b96509450965094505050613a8d565b90610180820151918251151580613fef575b611fcc5760409181613fc0613fea93613560565b5f6060860152816020860152600185526001600160a01b03602081868401511692015116906137e9565b910152565b5081602084015114613fac565b9261400883838661421e565b60a0820191614018848451614349565b9160a08601516140b657926080926001846140a89461016098978a517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f43406140758451936040519182918a83526040602084015260408301906120e2565b0390a301911b8151179052610140860160018151019052519283906101009060c0830151013560e08301511c9101511790565b910151029101908151019052565b90611289905191604051938493632ff1692760e11b85526004850161323b565b9291906140e390846135e1565b90039181830361331457505050565b91905f926101a081015b825185101561340d575b614110858461174e565b511561416c57614160614133614126878661174e565b515f198101901916612eaa565b6001811b614141888761174e565b511861414d888761174e565b5261415987845161174e565b518461435f565b15614106575050509050565b93600101936140fc565b91905f926101a081015b8251808610156141fe578590035f1901945b61419c868561174e565b5115614214576141ac868561174e565b516001905b6101008210614206576141f891506141ca5f1991612eaa565b016001811b6141d9898861174e565b51186141e5898861174e565b526141f188855161174e565b518561435f565b15614192575b505050509050565b80821c179060011b906141b1565b6001019450614180565b91803560601c60a0830190614234838351614349565b9481156142ef573082149182156142b4575b5050614283575160c081015160e082015161010090920151920135901c171561426d575050565b516369f66e7760e01b5f5260045260245260445ffd5b5050517f6209399d000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b90915060608201516006811015610a275760051491826142d8575b50505f80614246565b604001516001600160a01b03161490505f806142cf565b8585517fd02e1825000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b5a60e08201511161432e5750565b60c001515a90634fd394c160e11b5f5260045260245260445ffd5b6040613257926020830151900391015190612c56565b6103205261030081905260a00151602081015160409091015182020161438c81610300516103205161421e565b803560601c916143ac836001600160a01b036040610320510151166135e1565b906001811b60a0610300510151908060206040840151930151905b61445c575050610300516060810151608090910151191690911c60011615159050158015614443575b61443c5761221a926001600160a01b0360406103205101511692608061443260a06103005101519283906101009060c0830151013560e08301511c9101511790565b91015102926137dc565b5050505f90565b506001600160a01b0360206103205101511683146143f0565b82809161446884613391565b9390948486011c940201910281016102e0525b6102e051810361448b57816143c7565b9593919694929061449e61032051614320565b608060a06103005101516001600160a01b036040610320510151166103a05260c06103205101516103405260e06103205101516102805260408101516102a05260e0810151610360526101008101516103805201516102c0526040516102605263a9059cbb60e01b610260515260015f52610280516020525b863560601c966014810135610360511c6103805117978060046102605101526102c0518902602461026051015260205f604461026051826103a05161034051f1916102a05101981590151760015f511817106020515a106102e0518914178111156145825750614517565b909193959792949680916145bd576145b8906145a061032051614320565b846145a9612cec565b91036103005161032051613ffc565b61447b565b5061447b56' as const
export const slotDistributorRuntimeHash = '0xe9ffa41840d30698de23a85faeafb4e8d0afe39ff53391306f8745d758cd9e69' as const
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0x7DB6042369A633D7b8a0d02eD3Fe8dD501B0fC96' as const
export const distributorDeployData = '0x0000000000000000000000000000000000000000000000000000000000000000608080604052346015576145c3908161001a8239f35b5f80fdfe6103c06040526004361015610059575b3615610019575f80fd5b6001600160a01b0360015c16330361002d57005b7f6a54080a000000000000000000000000000000000000000000000000000000005f523360045260245ffd5b5f3560e01c80630a11b529146114d0578063239af6a11461143f578063322e3dd4146113e85780633cc44cb71461130a578063405d30af146112e95780635fbdab21146110a757806364482ac41461105157806375533abe14610fab5780637eae9f8614610421578063abf70b911461014a5763f904163c0361000f5734610146576060366003190112610146576024356044356004356100f98261170f565b925f5b83811061011d57604051602080825281906101199082018861159f565b0390f35b8061012a60019284611741565b845f5260205260405f205461013f828861174e565b52016100fc565b5f80fd5b346101465736600319016102c0811261014657610160136101465761016435610184356101756114f4565b6102043567ffffffffffffffff811161014657610196903690600401611539565b916102443567ffffffffffffffff8111610146576101b8903690600401611539565b9390926101c3611522565b95610284356102a43567ffffffffffffffff811161014657366023820112156101465780600401359167ffffffffffffffff8311610146573660248484010111610146575f5c6103f95760015f5d8042116103ca579089602461037394938d61022a6115d2565b916001600160a01b0360405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527fd314c47a70a83253306c737a8a4aa3c7600caa09cbf25468b9ce60489075091460408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a081526102c560c082611667565b519020956040519360208501957f6bfedada6923877d198314a0d3513fe3e42ef546c5d8bef704c4419d4429f0928752604086015260608501528a60808501521660a083015260c082015260c0815261031f60e082611667565b519020926040519360208501937f190100000000000000000000000000000000000000000000000000000000000085526022860152604285015260428452610368606285611667565b019151902087612af2565b15610395576103909761022435946101e435926101c43592611776565b5f805d005b6001600160a01b03847f9a7d38d9000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b7ff88f0490000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b36600319016101c081126101465761016013610146576101a43567ffffffffffffffff811161014657610458903690600401611539565b905f5c6103f95760015f5d6040516101c0810181811067ffffffffffffffff821117610eac576040525f8152602081015f815260408201905f82525f606084015260808301905f82525f60a08501525f60c08501525f60e08501525f6101008501525f6101208501525f6101408501525f6101608501526040516080810181811067ffffffffffffffff821117610eac576040525f81525f60208201525f60408201525f606082015261018085015260606101a08501526105176115d2565b92838552835493600160a21b8516610f99575060843564ffffffffff81169081810361014657814210610f8257505060a43564ffffffffff81169081811415806101465782151580610f76575b610f5b57505050610576848651612118565b60ff6044351680604435036101465760038111610f30575060ff6064351680606435036101465761ffff61012435166101243503610146576107f860443560031b169060ff6301010305831c196064351616610f1e575063fa6464fa60ff911c16805f1961ffff6101243516011015610f0157506105f2611689565b6105fa61169f565b916106036121b9565b6006811015610a275760608801526001600160a01b039283169052169052600261062b6116d9565b16151590526001600160a01b03610640611689565b163314908115610ef1575b5060016106566116d9565b161590811591610ee8575b50151560a08201528215610ec05761067a8392936116f7565b906106886040519283611667565b828252601f19610697846116f7565b015f5b818110610dff57505061010435935f5b84811015610c2a578060051b820135609e1983360301811215610146576106d1828661174e565b519082151580610c07575b610ba85763ffffffff881688036101465761ffff610124351661012435036101465761071a6101243561ffff1663ffffffff8a1681015f1901612c56565b80828601351015610b8f575061ffff610124351681850135810263ffffffff8a160390811015610b81575b60208286010161075781848801612292565b9081604051918237208684016060810135903603601e1901811215610146578488010180359067ffffffffffffffff821161014657602001908060051b36038213610146576107ee91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e8552878b0135602086015260408501526040878b01013560608501526080610144359420612c74565b03610b6b5761080460a085015191848801612292565b60ff61080e6116c9565b169180359060ff8260f01c169060ff8360e81c169360ff8460e01c169560048301356107f88660dd1c16610100031c9260148786010191600319898503016108568482612c56565b948a600401109081610b5f575b5080610b52575b80610b49575b80610b3e575b80610b33575b80610b28575b8091600181145f14610b0457505080610afc575b80610af2575b15610ac35792879592601f9795928f6101209a6107f8978f8e9060049401359052010160208c015260408b015260608a01526080890152828260ed1c166101000360a089015260140160c088015260e51c166101000360e08601528015610ab6575b0111910152606060a08401510151818103610a81575060808286010135811c610a45575080840135825284515f528084013560205260405f208060208401525480604084015219608082860101351680606084015215610a3b5760608501516006811015610a2757600314801590610a15575b15610a0e5761098960a0830151606084015190612d16565b905b818061012088015101106109e057509060019291610120860151016101208601526109b96060820151612eaa565b61010086015101610100860152602081015190606060408201519101511790555b016106aa565b847ff7a44ce4000000000000000000000000000000000000000000000000000000005f52013560045260245ffd5b5f9061098b565b5061012060a083015101511515610971565b634e487b7160e01b5f52602160045260245ffd5b50506001906109da565b608082867fc099a68c000000000000000000000000000000000000000000000000000000005f528181013560045201013560245260445260645ffd5b82867ff3ef5fc7000000000000000000000000000000000000000000000000000000005f52013560045260245260445260645ffd5b60016101008601526108fe565b8a8e7facef5185000000000000000000000000000000000000000000000000000000005f52013560045260245ffd5b506001841461089c565b508615610896565b600203610b12575b5061089c565b905080610b20575b5f610b0c565b508415610b1a565b506020891115610882565b50602088111561087c565b506020861115610876565b50841515610870565b5060018760f81c1461086a565b9050838502145f610863565b8286630196930160e31b5f52013560045260245ffd5b5061ffff6101243516610745565b9084630185d96f60e01b5f52013560045260245260445ffd5b918591505f198101908111610bf357610bc09161174e565b5151917f525d1398000000000000000000000000000000000000000000000000000000005f52013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198301838111610bf357610c1d908761174e565b51518185013511156106dc565b82846101a0820152610c3f61016435826122c5565b60608101516006811015610a27576004141580610df6575b610ddf575f610100820151610dcc575b610c7461016435836122c5565b6101a082015191610c85835161170f565b90610c90845161170f565b935f5b8151811015610d4a5780610ca96001928461174e565b516060810190815115610d435760808101918251610cc7858c61174e565b525182511916610cd7848961174e565b528151610d26575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382960408751925193610d11868b61174e565b51905182519182526020820152a35b01610c93565b60208101516040820151610d3a858a61174e565b51179055610cdf565b5050610d20565b50505090803403610d83575b50610119610d75925f805d60405193849360408552604085019061159f565b90838203602085015261159f565b3403348111610bf3575f80808084335af1610d9c611dfe565b50610d56577f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50610dda6101843582612304565b610c67565b63195a3ca160e01b5f52346004525f60245260445ffd5b50341515610c57565b6040959495519060c0820182811067ffffffffffffffff821117610eac576040525f82525f60208301525f60408301525f60608301525f60808301526040519161014083019280841067ffffffffffffffff851117610eac576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f61012082015260a08201528282870101520194939461069a565b634e487b7160e01b5f52604160045260245ffd5b7f093fe961000000000000000000000000000000000000000000000000000000005f5260045ffd5b90501584610661565b600160a31b91501615158461064b565b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b7fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b610146575063bb1c869d60e01b5f526004524260245260445ffd5b50505f82421015610564565b506334d3eca760e21b5f526004524260245260445ffd5b634dd9574f60e11b5f5260045260245ffd5b3461014657610160366003190112610146575f5c6103f95760015f5d6101a060405146815230602082015261016060046040830137206004356001600160a01b038116908181036101465750330361103b57600160a21b815416610f9957600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b6314c417b560e01b5f526004523360245260445ffd5b346101465760203660031901126101465761106d60043561160c565b91604094939451936003811015610a275760a0956001600160a01b0391865216602085015260408401521515606083015215156080820152f35b36600319016102a081126101465761016013610146576110c561150b565b6110cd61156a565b6110d561157f565b6110dd61158f565b9060a036610203190112610146575f5c6103f95760015f5d6001600160a01b03611105611689565b1633036112e15760ff6111166116c9565b161515806112cc575b6112965761112b61169f565b9361113585612cad565b61020435946102443560ff8116808203610146576111c09150604051907fd505accf00000000000000000000000000000000000000000000000000000000602083015233602483015230604483015288606483015261022435608483015260a48201526102643560c48201526102843560e482015260e481526111ba61010482611667565b8261336b565b506111c9612cec565b5f9660205f60446040517fdd62ed3e000000000000000000000000000000000000000000000000000000008152336004820152306024820152865afa601f3d111661128d575b80881061123057505050610390945064ffffffffff6101e435941690611e3d565b6001600160a01b03929161128991896040519586957f6cee64fa000000000000000000000000000000000000000000000000000000008752166004860152602485015260448401526080606484015260848301906120e2565b0390fd5b5f51975061120f565b60ff6112a06116c9565b7fb632b4c9000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b50600360ff6112d96116c9565b16141561111f565b61103b6115d2565b34610146575f3660031901126101465760206040516001600160a01b038152f35b34610146573660031901610280811261014657610160136101465761132d6114f4565b6102043567ffffffffffffffff81116101465761134e903690600401611539565b90916102443567ffffffffffffffff811161014657611371903690600401611539565b9161137a611522565b935f5c6103f95760015f5d6001600160a01b038216958633036113b857610390965061022435926101e435906101c435906101843561016435611776565b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3660031901610200811261014657610160136101465761140661150b565b61140e61156a565b61141661157f565b61141e61158f565b905f5c6103f9576103909360015f5d64ffffffffff6101e435941690611e3d565b3461014657366003190161026081126101465761016013610146576114626114f4565b6102043567ffffffffffffffff811161014657611483903690600401611539565b91906102443567ffffffffffffffff8111610146576114a6903690600401611539565b915f5c6103f9576103909460015f5d61022435916101e4356101c435876101843561016435611776565b34610146576101603660031901126101465760206114ec6115d2565b604051908152f35b6101a435906001600160a01b038216820361014657565b61016435906001600160a01b038216820361014657565b61026435906001600160a01b038216820361014657565b9181601f840112156101465782359167ffffffffffffffff8311610146576020808501948460051b01011161014657565b610184359064ffffffffff8216820361014657565b6101a43590811515820361014657565b6101c43590811515820361014657565b90602080835192838152019201905f5b8181106115bc5750505090565b82518452602093840193909201916001016115af565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b54600160a21b811661165957600160a11b81161561164c576001916001600160a01b038216918060d81c91600160a01b600160a31b831615159216151590565b505f905f905f905f905f90565b506002905f905f905f905f90565b90601f8019910116810190811067ffffffffffffffff821117610eac57604052565b6004356001600160a01b03811681036101465790565b6024356001600160a01b03811681036101465790565b356001600160a01b03811681036101465790565b60443560ff811681036101465790565b60643560ff811681036101465790565b3560ff811681036101465790565b67ffffffffffffffff8111610eac5760051b60200190565b90611719826116f7565b6117266040519182611667565b8281528092611737601f19916116f7565b0190602036910137565b91908201809211610bf357565b80518210156117625760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b8116611deb57608464ffffffffff6117ba82612106565b164210611dc5575060a464ffffffffff6117d382612106565b16151580611dac575b611d865750600160a01b1615611d5a576101006004013563ffffffff81168091036101465761ffff61180f6101246121aa565b16908d611821838381015f1901612c56565b80911015611d4457508d820290039080821015611d3d57505b808b1015611d0e57506001600160a01b0387169889158015611d05575b611cf2576080926118ef9695949260758d6118b294604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c605582015220612c74565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220612c74565b6101443503611cdf57855f528660205260405f208054600181881c16611caf576001871b1790558215611c9857602435916001600160a01b0383169384841415918261014657600435926001600160a01b038416928385141592836101465760443560ff8116908181036101465750600181148015611c845760018414155b611c545761197b8a612cad565b15611a8857505050610146576101465760643560ff8116810361014657600216611a7557611a028383866119fd6323b872dd5b7fffffffff000000000000000000000000000000000000000000000000000000006040519160e01b1660208201528660248201528b6044820152846064820152606481526111ba608482611667565b61378f565b8514159283611a62575b505050611a4757507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b611a6c9350613887565b155f8080611a0c565b611a028383866119fd6342842e0e6119ae565b80929994506002919798959350145f14611ad65750505092611ad1927fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559795926040979561325a565b611a3a565b600391929394959650145f14611b6957508514611b5657835f9493611aff869586958695613414565b5af115611b30577fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611a3a565b5082611289611b3d612cec565b604051938493632ff1692760e11b85526004850161323b565b84631ecdd20960e31b5f5260045260245ffd5b94939092909160643560ff811681036101465760041615611c1f579081611ba58683836119fd83611b9d84611baa9a6135e1565b998484613841565b6135e1565b908181039486145f14611c035714155b611beb575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f25591604091611a3a565b6324ad4cb160e11b5f5260045260245260445260645ffd5b1480611bba57508183118015611bba5750600182840311611bba565b7fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255979550611ad193509060409694929161315f565b83897fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b6002821415801561196e575088151561196e565b84876369f66e7760e01b5f5260045260245260445ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a14611857565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b905061183a565b8e630185d96f60e01b5f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b611d9564ffffffffff91612106565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff611dbc82612106565b164210156117dc565b611dd464ffffffffff91612106565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b3d15611e38573d9067ffffffffffffffff8211610eac5760405191611e2d601f8201601f191660200184611667565b82523d5f602084013e565b606090565b9293611e4960046115ef565b906001600160a01b03611e5c60046116b5565b1633036120cb57600160a21b8254166120b857611e7960446116e9565b60ff811660038111610f305750611e9060646116e9565b6107f861ffff611ea16101246121aa565b169260031b169060ff6301010305831c198216166120a2575063fa6464fa60ff911c1690815f198201101561208d5750508580612071575b612049578215158061203f575b612028576001600160a01b038516958615159485612016575b808061200e575b611fe2578115611fdc57600160a01b5b8115611fd157600160a11b600160a31b5b8760d81b92178a1717178455604051948886526020860152151560408501521515606084015260808301527f83ab9f5e7d372237ac2806d0e424c46572cb5d298c0254604cc48e594b36f4ca60a03393a33415611fcc5715610ddf575f8080809334905af1611f94611dfe565b5015611f9d5750565b7fe9132665000000000000000000000000000000000000000000000000000000005f526004523460245260445ffd5b505050565b600160a11b5f611f27565b5f611f16565b877f32b4f689000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508515611f06565b6001600160a01b038814159550611eff565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611ee6565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5061207c600461222b565b6006811015610a2757600414611ed9565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b50634dd9574f60e11b5f5260045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101465790565b6004356001600160a01b03811690818103610146575033146121a6576001600160a01b0382168015908115612181575b5061103b575060d81c80151580612177575b6121615750565b6369832e3d60e11b5f526004524260245260445ffd5b508042101561215a565b33811415915081612194575b505f612148565b6001600160a01b03915014155f61218d565b5050565b3561ffff811681036101465790565b60443560ff811690818103610146575060018114612225576002811461221f5715612202576024356001600160a01b0381169081810361014657506121fd57600490565b600590565b60643560ff811681036101465760041661221a575f90565b600190565b50600390565b50600290565b60ff612239604083016116e9565b166001811461228b5760028114612284571561226d5761226360206001600160a01b0392016116b5565b166121fd57600490565b61227b6060600492016116e9565b1661221a575f90565b5050600390565b5050600290565b903590601e1981360301821215610146570180359067ffffffffffffffff82116101465760200191813603831361014657565b6101200151908082116122d6575050565b7f0f845866000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b610180525f919080158015612ae9575b612ad2576108fd603f820482010160e061018051015260c06101805101526060610180510180516006811015610a2757600414612a8c576123646001600160a01b03604061018051015116612cad565b80516006811015610a275761279157506001600160a01b036040610180510151169161239030846135e1565b6123d16001600160a01b03602061018051015116610120610180510151906123b881886135e1565b906123cb83828a6119fd83308484613841565b876140d6565b6101a0610180510151916123e5835161170f565b935f5b8451811015612414578060606124006001938861174e565b51015161240d828961174e565b52016123e8565b5090919461242585610180516140f2565b6124328561018051614176565b5f5b84518110156125df57612447818661174e565b5161016052612456818761174e565b5160a0610160510151908060206040840151930151905b61247c57505050600101612434565b82809161248884613391565b9390948486011c94020191028101610140525b6101405181036124ab578161246d565b97936124c26101809a969297939a98949851614320565b608060a06101605101516001600160a01b0360406101805101511660c05260c06101805101516101c05260e06101805101516101005260408101516101205260e08101516101a0526101008101518252015160e05260405160a05263a9059cbb60e01b60a0515260015f52610100516020525b883560601c9860148101356101a0511c608051179980600460a051015260e0518b02602460a051015260205f604460a0518260c0516101c051f19161012051019a1590151760015f511817106020515a10610140518b141781111561259a5750612535565b90949899929691959997939780916125d9576125d4906125bc61018051614320565b846125c5612cec565b91036101605161018051613ffc565b61249b565b5061249b565b5092509250926125ef30836135e1565b90808203918181108015612780575b61275b576101606101805101805180851415908161265f575b506126425750036126275750505b565b612625916001600160a01b0360206101805101511690613718565b84849151906324ad4cb160e11b5f5260045260245260445260645ffd5b9793965f1996955f959094939250905b6101a06101805101518051871015612746578661268e919a969a61174e565b51965f9960a089019a5b8b5160608101518210156127325760608b015160808c01518c928f9290911916841c60011615612727576080916126eb6126e086612707949060406020830151920151020190565b80956101805161421e565b519283906101009060c0830151013560e08301511c9101511790565b910151028b811061271e575b506001905b01612698565b9a506001612713565b505050600190612718565b50969a50909750600190960195945061266f565b5097945097959091929495850310155f612617565b838261016061018051015101906324ad4cb160e11b5f5260045260245260445260645ffd5b5061016061018051015183106125fe565b80516006811015610a27576001036128e65750906001600160a01b036040610180510151166127d260206101805101916001600160a01b03835116906135e1565b915f936101a06101805101945b8551805182101561281d579061281760046127fc8360019561174e565b51606061280a858c5161174e565b51015190610180516138fd565b016127df565b505092916128429194506001600160a01b0380604061018051015116915116906135e1565b6101206101805101516101606101805101519003918082105f146128dd5703905b808211806128bf575b80156128a4575b61287b575050565b6001600160a01b036040610180510151166324ad4cb160e11b5f5260045260245260445260645ffd5b508115801561287357506128ba61018051613677565b612873565b5061010061018051015161014061018051015190038183031161286c565b50505f90612863565b80516006811015610a2757600203612905575061262561018051612f4c565b516006811015610a275760030361296f57905f6101206101805101525f916101a06101805101925b8351805182101561295e5790612958600261294a8360019561174e565b51606061280a858a5161174e565b0161292d565b505090915061262561018051613560565b906001600160a01b03604061018051015116916129a760206101805101936001600160a01b0385511661012061018051015191613414565b6129b3610180516133cb565b610160610180510151806129c8575b50909150565b6001600160a01b03806040610180510151169451166129e730866135e1565b9460205f604051828101907fd0e30db000000000000000000000000000000000000000000000000000000000825260048152612a24602482611667565b519086855af115612a4d57612a4083612a4595969730846137dc565b613718565b81905f6129c2565b61128983612a59612cec565b906040519485947f72871d2900000000000000000000000000000000000000000000000000000000865260048601613532565b50905061012061018051018051348111612abc5750612aad610180516133cb565b51610160610180510151900390565b63195a3ca160e01b5f523460045260245260445ffd5b5a90634fd394c160e11b5f5260045260245260445ffd5b505a8111612314565b9290919260418214612b92575b803b15159283612b12575b505050905090565b60209350612b68608484965f9560405198899289840196630b135d3f60e11b88526024850152604060448501528160648501528484013786838284010152601f801991011681010301601f198101875286611667565b829451915afa60203d1010612b8a575b630b135d3f60e11b14805f8080612b0a565b505f51612b78565b81604011610146576020840135826040101561176257826020116101465760205f608087356040519088825260408a013560f81c85830152604082015284606082015282805260015afa15612c4b576001600160a01b035f5116906001600160a01b03831682149182612c41575b5081612c16575b5015612aff5750505050600190565b7f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0915011155f612c07565b151591505f612c00565b6040513d5f823e3d90fd5b8115612c60570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b0190612c85575050565b90925b602084359182811160051b9081521852602060405f20930192818403612c8857925050565b803b15612cb75750565b6001600160a01b03907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b3d9060408211612d0d575b604051918083525f602084013e60608201604052565b60409150612cf7565b5f91610120820151612dc557600161010083015114612db05760408201519060e083015181612d4e602086015160c087015190611741565b905b612d605750505050608001510290565b9383808496612d7282999a9596613391565b979098612d7f898b611741565b1c98020195028501975b8535851c01940193878514612d9f578690612d89565b959293909480929750929391612d50565b6080919250612dbe90612eaa565b9101510290565b608082015191936060850193505f916040860191602087019190845b8751861015612e9f57600183871c1615612e96578351855190818802918883041488151715610bf357612e3191612e1791611741565b8a906101009060c0830151013560e08301511c9101511790565b9087820291612e408984612c56565b14801590612e8b575b612e5a5701946001905b0194612de1565b868a517f6c0442a2000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b508082810110612e49565b94600190612e53565b975095505050505050565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b90604082016001600160a01b0381511691612f7660208501936001600160a01b03855116906135e1565b6101a08501925f5b84518051821015612fb95790612fb36005612f9b8360019561174e565b516060612fa9858b5161174e565b510151908b6138fd565b01612f7e565b50509293909491612fdf6001600160a01b038551166001600160a01b03845116906135e1565b80870390610100850197885161014087019081519003841461315357975f9991929997949397505f935b815180518610156131055785613022919c9b959c61174e565b51985f9a60a08b019b5b8c5160608101518210156130f057908c8c8c8c60019561305f868690600191608060608201519101511916901c16151590565b156130e6576020810151604082015187020192516001600160a01b0316833560601c81146130db576001600160a01b036130a79351169160a060148601359101511c91613887565b156130b7575b5050505b0161302c565b6130d3926020926130cb6040519485611667565b5f8452613ffc565b8c8c5f6130ad565b5050505050506130b1565b50505050506130b1565b50909c959b5090995050600190940193613009565b509997989496505091509250519051900392108061314a575b61312757505050565b6001600160a01b039051166324ad4cb160e11b5f5260045260245260445260645ffd5b5081831161311e565b50505050945050505050565b929061316b81856135e1565b9261317681866135e1565b906131898484886119fd83868484613841565b6001600160a01b0383166001600160a01b038216146131fa57836131b893926131b292886137dc565b846135e1565b92828410806131ef575b6131cc5750505050565b6001600160a01b03906324ad4cb160e11b5f52166004526024520360445260645ffd5b5081848403116131c2565b91509380935061320a92506135e1565b9082820361321757505050565b6001600160a01b03906324ad4cb160e11b5f52166004525f6024520360445260645ffd5b61325793926060928252602082015281604082015201906120e2565b90565b939291909161326a8184876137e9565b6132758284886137e9565b93604051637921219560e11b60208201526001600160a01b038216908160248201526132d988848b6119fd6001600160a01b038b16958660448201528a606482015284608482015260a060a48201525f60c482015260c481526111ba60e482611667565b14918215613360576132ee845f935b8a6137e9565b900390810361333d57506133365761330691856137e9565b039181830361331457505050565b6001600160a01b03906324ad4cb160e11b5f521660045260245260445260645ffd5b5050505050565b856001600160a01b03886324ad4cb160e11b5f521660045260245260445260645ffd5b6132ee8488936132e8565b6020915f91828483519301915af13d80613383575090565b601f60015f51149111161690565b905f9160018116156133ad575b80600161325792011916612eaa565b91506132576133c183195f19850116612eaa565b92831c905061339e565b906101a082015f5b8151805182101561340d579061340760016133ef83829561174e565b5160606133fd85885161174e565b51015190886138fd565b016133d3565b5050509050565b91908161343e9161342581866135e1565b906134388382886119fd83308484613841565b856140d6565b4760205f6001600160a01b038516948573ffffffffffffffffffffffffffffffffffffffff1960015c161760015d60405182848201917f2e1a7d4d000000000000000000000000000000000000000000000000000000008352876024820152602481526134ac604482611667565b51925af1156134e15773ffffffffffffffffffffffffffffffffffffffff1960015c1660015d470391818303611beb57505050565b50906112896134ee612cec565b6040519384937f7a82bbe5000000000000000000000000000000000000000000000000000000008552600485015260248401526060604484015260648301906120e2565b90926001600160a01b03608093816132579796168452166020830152604082015281606082015201906120e2565b610180810151908151156121a6576040820151606060408301916135a16001600160a01b038451166001600160a01b036020870151166020880151916137e9565b9003930151908184036135bc57505061012001908151019052565b6001600160a01b0391925051166324ad4cb160e11b5f5260045260245260445260645ffd5b60205f602481946001600160a01b03604051917f70a082310000000000000000000000000000000000000000000000000000000083521660048201528282820152845afa601f3d11168061366e575b15613639575090565b6001600160a01b03907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f519250613630565b906101a08201905f5b8251805182101561370f57816136959161174e565b515f60a08201516060810151915b8281106136b65750505050600101613680565b606084015160808501511916811c6001161515806136e8575b6136db576001016136a3565b5050505050915050600190565b50602082015160408301518202013560601c6001600160a01b0360208a01511614156136cf565b50509150505f90565b9291909261372630826135e1565b9361373181836135e1565b9161376960405163a9059cbb60e01b60208201526001600160a01b0384166024820152856044820152604481526111ba606482611667565b156137835761377e84612625969730846140d6565b6137dc565b61128984612a59612cec565b929091921561379d57505050565b611289906137a9612cec565b906040519485947f118baa5200000000000000000000000000000000000000000000000000000000865260048601613532565b92919061330690846135e1565b905f604460209282956001600160a01b03604051927efdd58e0000000000000000000000000000000000000000000000000000000084521660048301526024820152845afa601f3d11168061366e5715613639575090565b9091926001600160a01b036132579481604051956323b872dd60e01b6020880152166024860152166044840152606483015260648252613882608483611667565b61336b565b90915f60246020928294604051917f6352211e000000000000000000000000000000000000000000000000000000008352600483015283838301525afa601f3d11166138f5575b6001600160a01b031680151591826138e557505090565b6001600160a01b03161415919050565b505f516138ce565b9392936102a0526102405260a0610240510151928160206040860151950151905b613929575050509050565b84809161393585613391565b9390958487011c95020191028101610260525b826102605182031561391e57506139616102a051614320565b60a0610240510151610380528180600114613efa5780600214613cdd5780600514613bd15780600414613ac6576003146139a957634e487b7160e01b5f52605160045260245ffd5b6101e0526001600160a01b0360406102a05101511660c06102a05101519260e06102a05101519260406103805101519560e061038051015161022052610100610380510151926080610380510151610280526040519563a9059cbb60e01b875260015f526020525b6101e0513560601c6102005260146101e0510135610220511c8417610200516004880152610280518102602488015260205f604489828a8df190896101e051016101e0521561020051151760015f511817106020515a10610260516101e0511417811115613a7f5750613a11565b9450955095509250506101e0515b8091613ac057613abb90613aa36102a051614320565b86613aac612cec565b9103610240516102a051613ffc565b613948565b50613948565b509290916001600160a01b0360406102a051015116926001600160a01b0360206102a0510151166103605260c06102a05101519060e06102a05101519360406103805101519360e06103805101516103205261010061038051015195608061038051015161034052604051610300526323b872dd60e01b61030051526103605160046103005101526020525b873560601c6014890135610320511c871790806024610300510152610340518202604461030051015260015f528660205f60648c8261030051918cf19a0199601e5f193d011160015f5114161691159030811490151717106020515a10610260518a1417811115613bc35750613b52565b945095509591509250613a8d565b50929192916001600160a01b0360406102a051015116916001600160a01b0360206102a0510151169060806102a051015115155f14613cd157846342842e0e925b6102a05160c00151926102a05160e00151956103805160400151966103805160a00151936040519760e01b8852600488015260015f5260205260248601998a88888b60448201986020925f809360146064945b803560601c809a5201358c1c8d528df19b019a601e5f193d011160015f511416811191308114901517821710906020515a10610260518d1417821115613cba5750508a8860205f60648b8f8f60148592613c65565b95509750989550985095925050611a475750613a8d565b846323b872dd92613c12565b509291613cfa601485013560a06103805101511c6102a051613f9a565b6001600160a01b0360206102a05101511660206101806102a0510151015160405191637921219560e11b83526004830152604482015260a060848201525f60a48201526001600160a01b0360406102a0510151169060c06102a05101519060e06102a05101516103a05260406103805101516102c05260806103805101516102e05260a0610380510151915f1960e06103805101511c96610100610380510151985f915f976103a0516020525b823560601c926102c0510192601f198401358c168d17809501948160248901526102e05102606488015260205f60c489828d8bf13d613ee7575b3082148215176064890151158c17171090600488015114610260518514176014850135891c604489015118176020515a1017811115613e205750613da7565b9895509950995094915092506102c051840391613ea3575083158015613e86575b613e63575b5060606101806102a051015101906102e051028151019052613a8d565b6103805160c081015160e082015161010090920151920135901c1790035f613e46565b50803560601c6001600160a01b0360206102a05101511614613e41565b613ec48261038051906101009060c0830151013560e08301511c9101511790565b608061038051015102906324ad4cb160e11b5f526004526024525f60445260645ffd5b5f51600114601f3d111681119a50613de1565b50916001600160a01b0360406102a0510151169160c06102a051015160e06102a05101519260406103805101519260e0610380510151916101006103805101519560806103805101519889916020525b803560601c875f8080808d60148801358c1c17978802868df192019215908a811490151717106020515a1061026051831417811115613f8b57508890613f4a565b96509450965094505050613a8d565b90610180820151918251151580613fef575b611fcc5760409181613fc0613fea93613560565b5f6060860152816020860152600185526001600160a01b03602081868401511692015116906137e9565b910152565b5081602084015114613fac565b9261400883838661421e565b60a0820191614018848451614349565b9160a08601516140b657926080926001846140a89461016098978a517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f43406140758451936040519182918a83526040602084015260408301906120e2565b0390a301911b8151179052610140860160018151019052519283906101009060c0830151013560e08301511c9101511790565b910151029101908151019052565b90611289905191604051938493632ff1692760e11b85526004850161323b565b9291906140e390846135e1565b90039181830361331457505050565b91905f926101a081015b825185101561340d575b614110858461174e565b511561416c57614160614133614126878661174e565b515f198101901916612eaa565b6001811b614141888761174e565b511861414d888761174e565b5261415987845161174e565b518461435f565b15614106575050509050565b93600101936140fc565b91905f926101a081015b8251808610156141fe578590035f1901945b61419c868561174e565b5115614214576141ac868561174e565b516001905b6101008210614206576141f891506141ca5f1991612eaa565b016001811b6141d9898861174e565b51186141e5898861174e565b526141f188855161174e565b518561435f565b15614192575b505050509050565b80821c179060011b906141b1565b6001019450614180565b91803560601c60a0830190614234838351614349565b9481156142ef573082149182156142b4575b5050614283575160c081015160e082015161010090920151920135901c171561426d575050565b516369f66e7760e01b5f5260045260245260445ffd5b5050517f6209399d000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b90915060608201516006811015610a275760051491826142d8575b50505f80614246565b604001516001600160a01b03161490505f806142cf565b8585517fd02e1825000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b5a60e08201511161432e5750565b60c001515a90634fd394c160e11b5f5260045260245260445ffd5b6040613257926020830151900391015190612c56565b6103205261030081905260a00151602081015160409091015182020161438c81610300516103205161421e565b803560601c916143ac836001600160a01b036040610320510151166135e1565b906001811b60a0610300510151908060206040840151930151905b61445c575050610300516060810151608090910151191690911c60011615159050158015614443575b61443c5761221a926001600160a01b0360406103205101511692608061443260a06103005101519283906101009060c0830151013560e08301511c9101511790565b91015102926137dc565b5050505f90565b506001600160a01b0360206103205101511683146143f0565b82809161446884613391565b9390948486011c940201910281016102e0525b6102e051810361448b57816143c7565b9593919694929061449e61032051614320565b608060a06103005101516001600160a01b036040610320510151166103a05260c06103205101516103405260e06103205101516102805260408101516102a05260e0810151610360526101008101516103805201516102c0526040516102605263a9059cbb60e01b610260515260015f52610280516020525b863560601c966014810135610360511c6103805117978060046102605101526102c0518902602461026051015260205f604461026051826103a05161034051f1916102a05101981590151760015f511817106020515a106102e0518914178111156145825750614517565b909193959792949680916145bd576145b8906145a061032051614320565b846145a9612cec565b91036103005161032051613ffc565b61447b565b5061447b56' as const
