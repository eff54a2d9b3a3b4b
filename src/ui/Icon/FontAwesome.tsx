import { FontAwesomeIcon, type FontAwesomeIconProps } from '@fortawesome/react-fontawesome';
import { config } from '@fortawesome/fontawesome-svg-core';

// FontAwesome would write a <style> element at run time, which a strict content-security policy refuses.
config.autoAddCss = false;

/**
 * FontAwesome's own renderer, for icons an editor picks by name; give it width and height, since its style sheet is not
 * used. On the server only: an icon known when the code is written is drawn by `Icon`, which needs no script.
 */
export function FontAwesome({ label, ...rest }: FontAwesomeIconProps & { label?: string }) {
  return (
    <FontAwesomeIcon
      {...rest}
      {...(label ? { 'aria-label': label, role: 'img' } : { 'aria-hidden': true })}
    />
  );
}
