import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { Button } from "./Button";

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  closable?: boolean;
}

export function Dialog({ title, isOpen, onClose, children, closable = true }: Props) {
  return (
    <ModalOverlay
      className="veil"
      isOpen={isOpen}
      isDismissable={closable}
      isKeyboardDismissDisabled={!closable}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal>
        <AriaDialog className="dialog">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ConfirmProps {
  title: string;
  text: ReactNode;
  yes: string;
  no: string;
  isOpen: boolean;
  danger?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before what cannot be taken back. */
export function Confirm({ title, text, yes, no, isOpen, danger, onYes, onNo }: ConfirmProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onNo}>
      <div>{text}</div>
      <div className="row">
        <Button look={danger ? "danger" : "main"} onPress={onYes}>
          {yes}
        </Button>
        <Button onPress={onNo} autoFocus>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}
