import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

interface DropAreaProps {
  className: string;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on it; the button beside it does the same without a mouse. */
export function DropArea({ className, isDisabled = false, onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const move = (by: number) => {
    depth.current += by;
    setOver(depth.current > 0);
  };
  if (isDisabled) return <div className={className}>{children}</div>;
  return (
    <div
      className={className}
      data-dropping={isOver || undefined}
      onDragEnter={(event) => hasFiles(event) && move(1)}
      onDragLeave={(event) => hasFiles(event) && move(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
