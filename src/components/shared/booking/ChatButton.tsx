import { type ComponentType, useState } from 'react';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { openLiveChat } from '#src/browser/liveChat.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { chatIcon } from '#src/ui/Icon/glyphs.ts';
import type { ConsentDialogProps } from './ConsentDialog.tsx';

/**
 * 'Chat Now': opens the live-agent chat when it can, else asks for consent in a dialog whose code
 * comes only then. Nothing where the installation has no chat; its place is kept empty until scripts run.
 */
export function ChatButton() {
  const t = useStrings();
  const { config } = usePage();
  const [Dialog, setDialog] = useState<ComponentType<ConsentDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const isAwake = useIsAwake();
  if (!config.booking.chatWidgetUrl) return null;
  const press = () => {
    if (openLiveChat()) return;
    setOpen(true);
    if (!Dialog) {
      import('./ConsentDialog.tsx').then(
        ({ ConsentDialog }) => setDialog(() => ConsentDialog),
        () => setOpen(false),
      );
    }
  };
  return (
    <>
      <span className="BookingAction-chat" data-asleep={isAwake ? undefined : ''}>
        <Button look="quiet" size="sm" icon={chatIcon} onClick={press}>
          {t('booking.chat')}
        </Button>
      </span>
      {Dialog ? <Dialog open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
