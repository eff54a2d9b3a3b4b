import type { SceneName } from '../media/art/drawScene.ts';

/**
 * What each scene is the picture of, by the English names and keys of the demo's topics, conditions, services, specialties,
 * reasons for a visit, events, research topics and departments. What stands for itself under `visit` is there on purpose.
 */
export const SUBJECTS: Readonly<Record<SceneName, string>> = {
  heart: `Heart and Blood Vessels; Coronary artery disease; Heart failure; Atrial fibrillation; Heart murmur; Heart valve disease;
    Slow heart rhythm; Congenital heart disease; Chest pain; heart; cardiology; interventional-cardiology; electrophysiology;
    cardiothoracic-surgery; pediatric-cardiology; Chest discomfort follow-up; Palpitations; Device check; Heart checkup;
    Heart checkup for children; Heart Attack Response; Heart health`,
  blood: `High blood pressure; High cholesterol; Knowing your numbers; Varicose veins; Peripheral artery disease; Aneurysm;
    Blood clots; Anemia; vascular-surgery; hematology; Vein Care; Vascular Imaging; Blood Pressure Clinic;
    Leg pain or swelling; Blood test follow-up`,
  lungs: `Lungs and Breathing; Asthma; Chronic obstructive pulmonary disease; Pneumonia; Lung nodule; Respiratory failure;
    Wildfire smoke and your lungs; Breathing easier at home; Cough care; Using an inhaler well; Quitting tobacco; Tobacco use;
    lungs; pulmonology; critical-care; Childhood Asthma Program; Cough or shortness of breath; Lung screening visit`,
  bones: `Bones, Joints and Muscles; Arthritis of the knee; Arthritis of the hip; Rheumatoid arthritis; Psoriatic arthritis;
    Osteoporosis; Gout; Lupus; Back pain; Neck pain; Herniated disc; Spinal stenosis; Scoliosis; Sciatica; Rotator cuff injury;
    Meniscus tear; Carpal tunnel syndrome; Trigger finger; Tennis elbow; Ankle sprain; Stress fracture; Broken bone;
    Plantar fasciitis; Bunions; Achilles tendon pain; Spinal cord injury; Chronic pain; Lifting safely; Heat or ice;
    Exercise with joint pain; orthopedics; orthopedic-surgery; hand-surgery; spine-surgery; sports-medicine; podiatry;
    rheumatology; pain-medicine; Bone Health; Knee pain; Hip pain; Shoulder pain; Hand or wrist pain; Back pain consultation;
    Sports injury; Return to play visit; Joint pain; Foot or ankle pain; Pain consultation; Sprains and Fractures;
    Orthopedics; Pain; Diabetic foot problems; Foot care with diabetes; Diabetes Foot Care; Ingrown toenail`,
  skin: `Skin and Hair; Acne; Eczema; Psoriasis; Rosacea; Hair loss; Hives; Scars; Skin cancer; Sun safety; Checking your moles;
    Skin care for teens; skin; dermatology; mohs-surgery; Full skin check; Rash; Acne visit; Skin Cancer Care;
    Rashes and Insect Bites; Breast reconstruction needs; Cleft lip and palate; Plastic and Reconstructive Surgery`,
  eyes: `Cataracts; Glaucoma; Macular degeneration; Dry eye; Nearsightedness; Farsightedness; Diabetic eye disease;
    Screen time and your eyes; Screen breaks; eyes-ears; ophthalmology; optometry; Eye exam; Glasses prescription; Eye health`,
  ears: `Ears, Eyes, Nose and Throat; Hearing loss; Ringing in the ears; Ear infection; Hearing protection; otolaryngology;
    audiology; Hearing Tests; Hearing Aids; Hearing test; Sinus Care; Ear and Sinus Pain; Ear or sinus problems;
    Voice and Swallowing Care; Tonsillitis`,
  digestion: `Digestive Health; Acid reflux; Irritable bowel syndrome; Crohn's disease; Ulcerative colitis; Celiac disease;
    Fatty liver disease; Hepatitis C; Cirrhosis; Diverticulitis; Hemorrhoids; Gallstones; Hernia; Appendicitis;
    Getting ready for a colonoscopy; Heartburn at night; Constipation in children; digestive; gastroenterology; hepatology;
    colorectal-surgery; pediatric-gastroenterology; Colon cancer screening; Stomach pain; Liver visit; Swallowing problems`,
  kidneys: `Kidneys and Urinary Health; Chronic kidney disease; Kidney failure; Kidney stones; Urinary incontinence;
    Urinary tract infection; Enlarged prostate; Pelvic organ prolapse; Talking about prostate health; Drinking enough water;
    kidney-urology; nephrology; urology; urogynecology; Pelvic Floor Care; Pelvic floor exercises; Urinary Symptoms;
    Kidney health visit; Pelvic floor visit; Kidney Transplant; Kidney health`,
  brain: `Brain and Nerves; Migraine; Epilepsy; Multiple sclerosis; Parkinson's disease; Alzheimer's disease; Neuropathy; Stroke;
    Transient ischemic attack; Concussion; Brain tumor; Signs of a stroke; Keeping your mind active; Memory changes; brain;
    neurology; neurosurgery; stroke-neurology; pediatric-neurology; Concussion Clinic; Stroke Response; Memory Screening;
    Headache visit; Memory concerns; Dizziness; Stroke follow-up; Memory and aging`,
  teeth: `Dental health; Jaw pain; Impacted teeth; oral-surgery`,
  mind: `Mental Health; Mental health; Anxiety; Depression; Bipolar disorder; ADHD; Post-traumatic stress; Eating disorders; Grief; Stress;
    Family conflict; Alcohol use disorder; Opioid use disorder; Alcohol and health; Finding a therapist;
    Helping a friend in crisis; Asking for help; Men and mental health; Social media and mood; Talking with your teen; Teens;
    mental-health; psychiatry; child-psychiatry; psychology; social-work; addiction-medicine; Mental health visit;
    Therapy visit; Counseling visit; Recovery visit; Crisis Mental Health Support; Spiritual Care; Spiritual care;
    An Hour in the Healing Garden`,
  pregnancy: `Pregnancy; High-risk pregnancy; Gestational diabetes; Planning a pregnancy; Infertility; First trimester;
    Second trimester; Third trimester; Packing for the hospital; Moving safely in pregnancy; pregnancy; obstetrics-gynecology;
    maternal-fetal-medicine; nurse-midwifery; reproductive-endocrinology; Prenatal visit; High-risk prenatal visit;
    Fertility consultation; Pregnancy Tests; Prenatal Genetics; Gestational Diabetes Program; Pregnancy and birth`,
  children: `Babies and Children; Fever in children; Growth concerns; Developmental delay; Speech delay;
    Autism spectrum disorder; Car seats; Tantrums; Ready for school; Active play with children;
    pediatrics-care; pediatrics; developmental-pediatrics; adolescent-medicine; Well-child visit;
    School physical; Growth visit; Development concerns; Teen checkup;
    Pediatric Emergency Care; Children’s care; Children’s health`,
  newborn: `Newborn jaundice; Premature birth; Safe sleep for babies; After the birth; Breastfeeding basics;
    Partners and support people; New Mothers, Honest Talk; neonatology; Newborn visit; Follow-up after newborn intensive care; Newborn Intensive Care;
    Newborn Care; Labor and Delivery; Lactation Support; Postpartum Support; Infant CPR and Safety; Newborn care`,
  women: `Women's Health; Menopause symptoms; Endometriosis; Uterine fibroids; Irregular periods; Birth control choices;
    womens-health; Well-woman visit; Birth control consultation`,
  men: `Men's Health; Checkups for men; Vasectomy questions; Vasectomy; Vasectomy consultation`,
  ageing: `Healthy Aging; Falls; Making your home safer; Staying connected; Advance care planning; senior-care; geriatrics;
    Senior Care; Care planning visit; Steady on Your Feet; Strong After Sixty`,
  caregiving: `Caring for a parent; Rest for caregivers; Serious illness; palliative-care; Caregiver Support; Home Visits;
    Palliative Care; Goals of care visit; Nursing; Patient experience; Hospice; Support Groups;
    Wheelchair escort; Caregiving`,
  vaccines: `Childhood vaccines; Vaccines for adults; Travel vaccines; Flu season; Vaccines and Flu Shots; Travel Health;
    Vaccines at the Pharmacy; Travel health visit; Vaccines`,
  sleep: `Sleep; Sleep apnea; Insomnia; Restless legs; Snoring; A calm bedtime; Shift work and sleep; Naps; Teen sleep;
    sleep-medicine; Sleep Studies; Sleep Apnea Care; Snoring or poor sleep`,
  movement: `Movement and Fitness; Starting to walk; Strength at any age; Swimming; Cycling safely; Moving more at work;
    Exercise after illness; Good shoes; Sports and hydration; Walk With a Doc; Wellness Coaching;
    Sports and School Physicals; Sports physical; Cardiac Rehabilitation; Walking group leader; Physical activity`,
  yoga: `Gentle Yoga; Yoga for beginners; Warming up; Stretching at your desk; Breathing exercises; Introduction to Mindfulness; integrative; integrative-medicine;
    Wellness visit`,
  surgery: `Getting ready for surgery; Pain after surgery; Surgical pain; surgery; transplant; general-surgery; anesthesiology;
    plastic-surgery; transplant-surgery; Surgery consultation; Before-surgery visit; Transplant evaluation; Heart Surgery;
    Gynecologic Surgery; Pediatric Surgery; Surgery`,
  rehab: `Balance problems; Work injury; rehabilitation; physical-therapy; occupational-therapy; speech-therapy;
    physical-medicine; occupational-medicine; Rehabilitation plan; Therapy evaluation; After-surgery therapy;
    Work injury visit; Pulmonary Rehabilitation; Pediatric Rehabilitation; Rehabilitation; Life After Stroke`,
  cancer: `Cancer; Breast cancer; Lung cancer; Colorectal cancer; Prostate cancer; Ovarian cancer; Cervical cancer;
    Endometrial cancer; Lymphoma; Breast lump; Cancer screening by age; Talking with family about cancer; cancer;
    medical-oncology; radiation-oncology; gynecologic-oncology; breast-surgery; Breast Health; Breast health visit;
    New cancer diagnosis; Treatment planning visit; Lung Cancer Screening; Cancer care`,
  diabetes: `Diabetes and Hormones; Type 1 diabetes; Type 2 diabetes; Checking blood sugar at home; Know Your Sugar; diabetes;
    endocrinology; pediatric-endocrinology; Diabetes visit; Glucose Testing; Diabetes`,
  infection: `Allergies and Infections; Colds; Sore throat; Sinus infection; HIV; Sepsis; Bone infection; Washing hands well;
    Staying home when ill; Ticks and outdoor safety; infectious-disease; Fever and Flu; Fever or flu;
    Rapid Strep and Flu Testing; Infectious disease`,
  food: `Food and Nutrition; Obesity; Cooking at home; Reading food labels; Eating more vegetables; Healthy snacks;
    Breakfast ideas; Eating out; Less salt; Less added sugar; Eating on a budget; Family meals; Plant-based meals;
    Food safety at home; Vitamins and supplements; Heart-friendly eating; Eating during treatment; Fiber and fluids;
    Gardening; Starting solid foods; Healthy lunch boxes; nutrition; bariatric-surgery; Nutrition visit; Weight-loss surgery consultation;
    Cancer Nutrition; Nutrition Counseling; Weight Management; Cooking for Steady Blood Sugar; Food pantry packer; Nutrition`,
  imaging: `Your first mammogram; imaging; Imaging; diagnostic-radiology; interventional-radiology; Imaging visit;
    Procedure consultation; Mammography; Mammogram Saturday; Echocardiography; Emergency Imaging; Fetal Imaging`,
  laboratory: `Understanding test results; Hypothyroidism; Graves' disease; Polycystic ovary syndrome; Thyroid Care;
    Thyroid visit; laboratory; pathology; Lab result review; Infusion Center`,
  pharmacy: `When antibiotics help; Medicine lists; pharmacy; Medication Review; Medication Management; Medication refill;
    Transplant Pharmacy; Medication safety`,
  emergency: `Urgent care or emergency; emergency; emergency-medicine; Emergency visit; Emergency care`,
  telehealth: `Video visits; Video Visits; Telehealth; Tech helper for the portal`,
  allergies: `Seasonal allergies; Food allergy; Severe allergic reaction; allergy-immunology; Allergy Blood Tests;
    Allergy consultation`,
  firstaid: `First aid at home; Earthquake readiness; Heat safety; Cold weather safety; Water safety; Bike helmets;
    Driving safely; Cuts and scrapes; Prevention; First Aid for Families; Health fair helper; urgent-care; urgent-care-medicine; Same-day visit`,
  bills: `Understanding your bill; Financial help; Financial Counseling; Health equity`,
  research: `Inherited conditions; Family history of cancer; genetics; medical-genetics; genetic-counseling; Genetics visit;
    Genetic counseling visit; Cancer Genetics; Research; Genetics`,
  visit: `Getting Care; Preparing for a visit; Choosing a doctor; Getting a second opinion; Free interpreters;
    Going home from the hospital; Keeping health papers together; Asking good questions; Checkups by age; Fatigue; primary-care; community; family-medicine; internal-medicine;
    hospital-medicine; acupuncture; New patient visit; Annual checkup; Follow-up visit; Second opinion; Hospital follow-up;
    Primary care; Administration; Language services; Community health;
    Facilities; Gift shop; Guest services; Foundation; Interpreter Services`,
};

const subjectOfName: ReadonlyMap<string, SceneName> = new Map(
  Object.entries(SUBJECTS).flatMap(([scene, names]) =>
    names.split(/;\s*/).map((name) => [name.trim(), scene as SceneName] as const),
  ),
);

/**
 * The scene of what is first known of some names, from the most to the least particular: a condition, then its specialty.
 * Of what nobody thought of it is the clipboard, never a landscape.
 */
export const subjectOf = (...names: readonly (string | undefined)[]): SceneName =>
  names.flatMap((name) => subjectOfName.get(name ?? '') ?? [])[0] ?? 'visit';

/** Whether somebody chose a scene for a name. */
export const hasSubject = (name: string): boolean => subjectOfName.has(name);

/**
 * The number that ends the id of a picture, for items that stand in lists by day: those of one subject are counted, so that
 * two that follow each other never share a light.
 */
export function inTurn<Item>(
  items: readonly Item[],
  subject: (item: Item) => SceneName,
  day: (item: Item) => string,
): (item: Item) => number {
  const turns = new Map<Item, number>();
  const counts = new Map<SceneName, number>();
  for (const item of [...items].sort((a, b) => day(a).localeCompare(day(b)))) {
    const turn = (counts.get(subject(item)) ?? 0) + 1;
    counts.set(subject(item), turn);
    turns.set(item, turn);
  }
  return (item) => turns.get(item) ?? 0;
}

/** A scene beside a title that says the same, so without words of its own; `id` decides light, ground, mirror and companion. */
export const scenePicture = (scene: SceneName, id: string) => ({
  url: sceneUrl(scene, id),
  alternateText: '',
  width: 640,
  height: 427,
});

/** Where the picture of a scene is; `id` decides light, ground, mirror and companion. */
export const sceneUrl = (scene: SceneName, id: string): string => `/-/media/art/scene/${scene}/${id}.svg`;
