import type { SceneName } from '../media/art/drawScene.ts';

/**
 * What each scene is the picture of, by the English names and keys of the demo's topics, conditions, services, specialties,
 * reasons for a visit, events, research topics and departments. What stands for itself under `visit` is there on purpose.
 */
export const SUBJECTS: Readonly<Partial<Record<SceneName, string>>> = {
  heart: `Heart and Blood Vessels; Coronary artery disease; Heart failure; Congenital heart disease; Chest pain;
    heart; cardiology; interventional-cardiology; cardiothoracic-surgery; pediatric-cardiology;
    Chest discomfort follow-up; Heart health`,
  blood: `Varicose veins; Peripheral artery disease; Blood clots; vascular-surgery; Vein Care; Vascular Imaging;
    Leg pain or swelling`,
  lungs: `Lungs and Breathing; Breathing easier at home; Quitting tobacco; Tobacco use; lungs; pulmonology`,
  bones: `Bones, Joints and Muscles; Arthritis of the knee; Arthritis of the hip; Rheumatoid arthritis;
    Psoriatic arthritis; Gout; Lupus; Rotator cuff injury; Meniscus tear; Carpal tunnel syndrome; Trigger finger;
    Tennis elbow; Achilles tendon pain; Chronic pain; Heat or ice; orthopedics; orthopedic-surgery; hand-surgery;
    sports-medicine; rheumatology; pain-medicine; Knee pain; Hip pain; Shoulder pain; Hand or wrist pain;
    Sports injury; Return to play visit; Joint pain; Pain consultation; Sprains and Fractures; Orthopedics; Pain;
    Ingrown toenail`,
  skin: `Skin and Hair; Acne; Psoriasis; Hair loss; Hives; Skin cancer; Checking your moles; skin; dermatology;
    mohs-surgery; Full skin check; Rash; Acne visit; Skin Cancer Care; Rashes and Insect Bites;
    Breast reconstruction needs; Cleft lip and palate; Plastic and Reconstructive Surgery`,
  eyes: `Glaucoma; Macular degeneration; Dry eye; Diabetic eye disease; eyes-ears; ophthalmology; Eye health`,
  ears: `Ears, Eyes, Nose and Throat; Hearing loss; Ringing in the ears; Ear infection; Hearing protection;
    otolaryngology; audiology; Hearing Tests; Hearing Aids; Hearing test; Ear and Sinus Pain; Ear or sinus problems;
    Voice and Swallowing Care; Tonsillitis`,
  digestion: `Digestive Health; Acid reflux; Fatty liver disease; Hepatitis C; Cirrhosis; Gallstones; Hernia;
    Heartburn at night; digestive; gastroenterology; hepatology; pediatric-gastroenterology; Stomach pain;
    Liver visit; Swallowing problems`,
  kidneys: `Kidneys and Urinary Health; Chronic kidney disease; Kidney failure; Enlarged prostate;
    Pelvic organ prolapse; kidney-urology; nephrology; urology; urogynecology; Pelvic Floor Care;
    Pelvic floor exercises; Kidney health visit; Pelvic floor visit; Kidney Transplant; Kidney health`,
  brain: `Brain and Nerves; Migraine; Alzheimer's disease; Stroke; Transient ischemic attack; Concussion;
    Brain tumor; Signs of a stroke; Keeping your mind active; Memory changes; brain; neurology; neurosurgery;
    stroke-neurology; pediatric-neurology; Concussion Clinic; Stroke Response; Memory Screening; Headache visit;
    Memory concerns; Dizziness; Stroke follow-up; Memory and aging`,
  teeth: `Dental health; Jaw pain; Impacted teeth; oral-surgery`,
  mind: `Mental Health; Mental health; Anxiety; Bipolar disorder; Post-traumatic stress; Eating disorders; Stress;
    Alcohol use disorder; Alcohol and health; Men and mental health; Social media and mood; Teens; mental-health;
    psychiatry; child-psychiatry; addiction-medicine; Mental health visit; Recovery visit; Spiritual Care;
    Spiritual care; An Hour in the Healing Garden`,
  pregnancy: `Pregnancy; High-risk pregnancy; Gestational diabetes; Planning a pregnancy; Infertility;
    First trimester; Second trimester; Third trimester; Moving safely in pregnancy; pregnancy; obstetrics-gynecology;
    maternal-fetal-medicine; nurse-midwifery; reproductive-endocrinology; Prenatal visit; High-risk prenatal visit;
    Fertility consultation; Prenatal Genetics; Gestational Diabetes Program; Pregnancy and birth`,
  children: `Babies and Children; Fever in children; Car seats; Active play with children; pediatrics-care;
    pediatrics; adolescent-medicine; School physical; Teen checkup; Pediatric Emergency Care; Children’s care;
    Children’s health`,
  newborn: `Newborn jaundice; Premature birth; Safe sleep for babies; After the birth; Breastfeeding basics;
    Partners and support people; neonatology; Newborn visit; Follow-up after newborn intensive care;
    Newborn Intensive Care; Newborn Care; Labor and Delivery; Lactation Support; Infant CPR and Safety; Newborn care`,
  women: `Women's Health; Menopause symptoms; Endometriosis; Uterine fibroids; Irregular periods; womens-health`,
  men: `Men's Health; Vasectomy questions; Vasectomy; Vasectomy consultation`,
  ageing: `Healthy Aging; senior-care; geriatrics; Senior Care`,
  caregiving: `Caring for a parent; Rest for caregivers; Serious illness; palliative-care; Caregiver Support;
    Palliative Care; Nursing; Patient experience; Hospice; Wheelchair escort; Caregiving`,
  vaccines: `Childhood vaccines; Vaccines`,
  sleep: `Sleep; Sleep apnea; Snoring; sleep-medicine; Sleep Studies; Sleep Apnea Care; Snoring or poor sleep`,
  movement: `Movement and Fitness; Swimming; Cycling safely; Moving more at work; Wellness Coaching;
    Sports and School Physicals; Sports physical; Cardiac Rehabilitation; Physical activity`,
  yoga: `Gentle Yoga; Yoga for beginners; Warming up; Stretching at your desk; Breathing exercises;
    Introduction to Mindfulness; integrative; integrative-medicine; Wellness visit`,
  surgery: `Getting ready for surgery; surgery;  general-surgery; anesthesiology; plastic-surgery;
    transplant-surgery; Surgery consultation; Before-surgery visit; Transplant evaluation; Heart Surgery;
    Gynecologic Surgery; Pediatric Surgery; Surgery`,
  rehab: `Balance problems; Work injury; rehabilitation; physical-therapy; occupational-therapy; physical-medicine;
    occupational-medicine; Rehabilitation plan; Therapy evaluation; Work injury visit; Pulmonary Rehabilitation;
    Pediatric Rehabilitation; Rehabilitation; Life After Stroke`,
  cancer: `Cancer; Breast cancer; Prostate cancer; Ovarian cancer; Cervical cancer; Endometrial cancer; Breast lump;
    Cancer screening by age; cancer; radiation-oncology; gynecologic-oncology; breast-surgery; Breast Health;
    Breast health visit; New cancer diagnosis; Cancer care`,
  diabetes: `Diabetes and Hormones; Type 1 diabetes; Type 2 diabetes; Checking blood sugar at home; Know Your Sugar;
    diabetes; endocrinology; pediatric-endocrinology; Diabetes visit; Diabetes`,
  infection: `Allergies and Infections; Sore throat; HIV; Bone infection; Ticks and outdoor safety;
    infectious-disease; Fever or flu; Infectious disease`,
  food: `Food and Nutrition; Cooking at home; Eating more vegetables; Healthy snacks; Less salt; Eating on a budget;
    Plant-based meals; Food safety at home; Vitamins and supplements; Heart-friendly eating; Fiber and fluids;
    Gardening; Starting solid foods; nutrition; Nutrition visit; Cancer Nutrition; Cooking for Steady Blood Sugar;
    Food pantry packer; Nutrition`,
  imaging: `Your first mammogram; imaging; Imaging; interventional-radiology; Imaging visit; Procedure consultation;
    Mammography; Mammogram Saturday; Echocardiography; Fetal Imaging`,
  laboratory: `Hypothyroidism; Polycystic ovary syndrome; Thyroid Care; Thyroid visit; laboratory; pathology`,
  pharmacy: `When antibiotics help; pharmacy; Medication safety`,
  emergency: `emergency; emergency-medicine; Emergency visit; Emergency care`,
  telehealth: `Video visits; Video Visits; Telehealth`,
  allergies: `Food allergy; Severe allergic reaction; allergy-immunology; Allergy consultation`,
  firstaid: `First aid at home; Earthquake readiness; Heat safety; Cold weather safety; Water safety; Driving safely;
    Prevention; First Aid for Families; Health fair helper; urgent-care; urgent-care-medicine; Same-day visit`,
  bills: `Understanding your bill; Financial help; Financial Counseling; Health equity`,
  research: `Inherited conditions; Family history of cancer; genetics; medical-genetics; genetic-counseling;
    Genetics visit; Genetic counseling visit; Cancer Genetics; Research; Genetics`,
  visit: `Getting Care; Fatigue; community; acupuncture; New patient visit; Community health; Facilities; Gift shop;
    Foundation`,
  pressure: `High blood pressure; Knowing your numbers; Blood Pressure Clinic`,
  monitor: `transplant; Atrial fibrillation; Slow heart rhythm; Palpitations; Device check; electrophysiology; Aneurysm;
    Heart Attack Response; critical-care; Respiratory failure; Sepsis`,
  stethoscope: `Heart murmur; Heart valve disease; Heart checkup; Heart checkup for children; Checkups by age;
    primary-care; family-medicine; internal-medicine; Annual checkup; Primary care; Checkups for men; Pneumonia;
    Cough or shortness of breath; Cough care; Well-woman visit; Well-child visit`,
  inhaler: `Asthma; Using an inhaler well; Chronic obstructive pulmonary disease; Childhood Asthma Program`,
  spine: `Back pain; Neck pain; Herniated disc; Spinal stenosis; Scoliosis; Sciatica; Spinal cord injury;
    spine-surgery; Back pain consultation; Lifting safely`,
  cream: `Sun safety; Skin care for teens; Eczema; Rosacea`,
  glasses: `Nearsightedness; Farsightedness; Glasses prescription; optometry; Screen time and your eyes;
    Screen breaks; Cataracts; Eye exam`,
  bowel: `Irritable bowel syndrome; Crohn's disease; Ulcerative colitis; Celiac disease; Diverticulitis; Hemorrhoids;
    Appendicitis; Getting ready for a colonoscopy; Constipation in children; colorectal-surgery;
    Colon cancer screening; Colorectal cancer`,
  water: `Kidney stones; Drinking enough water; Urinary tract infection; Urinary Symptoms; Sports and hydration;
    Urinary incontinence`,
  nerve: `Epilepsy; Multiple sclerosis; Neuropathy; Parkinson's disease; Restless legs`,
  talk: `Grief; Family conflict; Finding a therapist; Helping a friend in crisis; Asking for help;
    Talking with your teen; Therapy visit; Counseling visit; psychology; social-work; Crisis Mental Health Support;
    Support Groups; Talking with family about cancer; New Mothers, Honest Talk; Asking good questions;
    Language services; Free interpreters; Interpreter Services; Goals of care visit; Postpartum Support;
    Speech delay; speech-therapy; Depression; Talking about prostate health`,
  blocks: `Developmental delay; Tantrums; Ready for school; Growth concerns; Autism spectrum disorder;
    developmental-pediatrics; Development concerns; Growth visit; ADHD`,
  infusion: `Lymphoma; medical-oncology; Infusion Center; Treatment planning visit; Anemia; hematology`,
  syringe: `Vaccines for adults; Travel vaccines; Vaccines at the Pharmacy; Vaccines and Flu Shots`,
  clock: `Insomnia; Shift work and sleep; Naps; Teen sleep; A calm bedtime`,
  soap: `Washing hands well; Colds; Staying home when ill; Fever and Flu; Flu season`,
  plate: `Obesity; Reading food labels; Eating out; Breakfast ideas; Nutrition Counseling; Weight Management;
    Less added sugar; Family meals; bariatric-surgery; Weight-loss surgery consultation; Healthy lunch boxes;
    Eating during treatment`,
  folder: `Keeping health papers together; Advance care planning; Care planning visit; Going home from the hospital;
    Hospital follow-up; Follow-up visit; hospital-medicine; Preparing for a visit; Administration`,
  signpost: `Choosing a doctor; Getting a second opinion; Second opinion; Birth control choices;
    Birth control consultation; Guest services; Urgent care or emergency`,
  phone: `Staying connected; Tech helper for the portal`,
  suitcase: `Travel Health; Travel health visit; Packing for the hospital`,
  shoe: `Starting to walk; Good shoes; Exercise after illness; Walk With a Doc; Walking group leader;
    Plantar fasciitis; Ankle sprain; Diabetic foot problems; Foot care with diabetes; Diabetes Foot Care;
    Foot or ankle pain; podiatry; Bunions`,
  house: `Making your home safer; Falls; Home Visits; Wildfire smoke and your lungs; Steady on Your Feet`,
  plaster: `Cuts and scrapes; Scars; Bike helmets; Pain after surgery; Surgical pain`,
  dumbbell: `Strength at any age; Strong After Sixty; Exercise with joint pain; After-surgery therapy; Osteoporosis;
    Bone Health`,
  pillbox: `Medicine lists; Medication Review; Medication Management; Medication refill; High cholesterol;
    Transplant Pharmacy; Opioid use disorder`,
  tubes: `Blood test follow-up; Lab result review; Understanding test results; Pregnancy Tests;
    Rapid Strep and Flu Testing; Graves' disease; Allergy Blood Tests; Glucose Testing`,
  xray: `Lung nodule; Emergency Imaging; diagnostic-radiology; Lung Cancer Screening; Lung screening visit;
    Broken bone; Stress fracture; Lung cancer`,
  tissues: `Seasonal allergies; Sinus infection; Sinus Care`,
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

/** What may stand for a subject besides its own scene, where that is its neighbour's already: true of all it is the picture of. */
export const KIN: Readonly<Partial<Record<SceneName, readonly SceneName[]>>> = {
  ageing: ['house', 'talk'],
  clock: ['sleep'],
  allergies: ['stethoscope', 'telehealth'],
  bills: ['letter', 'phone'],
  blocks: ['children', 'talk'],
  blood: ['stethoscope', 'shoe'],
  pressure: ['stethoscope', 'heart'],
  bones: ['stethoscope', 'shoe', 'telehealth'],
  bowel: ['stethoscope', 'digestion', 'telehealth'],
  brain: ['stethoscope', 'nerve', 'telehealth'],
  cancer: ['talk', 'stethoscope'],
  caregiving: ['house', 'talk'],
  children: ['blocks', 'stethoscope', 'telehealth'],
  diabetes: ['tubes', 'plate', 'telehealth'],
  digestion: ['stethoscope', 'plate', 'telehealth'],
  dumbbell: ['movement', 'shoe'],
  ears: ['stethoscope', 'talk', 'telehealth'],
  emergency: ['monitor', 'phone'],
  eyes: ['glasses', 'stethoscope', 'telehealth'],
  firstaid: ['plaster'],
  folder: ['visit', 'talk'],
  food: ['plate', 'water'],
  glasses: ['eyes', 'stethoscope'],
  heart: ['monitor', 'stethoscope', 'telehealth'],
  house: ['ageing', 'caregiving'],
  imaging: ['stethoscope', 'folder'],
  infection: ['stethoscope', 'soap', 'telehealth'],
  infusion: ['talk', 'stethoscope'],
  inhaler: ['lungs', 'stethoscope'],
  kidneys: ['stethoscope', 'tubes', 'telehealth'],
  laboratory: ['tubes'],
  lungs: ['stethoscope', 'xray', 'telehealth'],
  men: ['talk', 'stethoscope', 'telehealth'],
  mind: ['talk', 'stethoscope', 'telehealth'],
  monitor: ['heart', 'stethoscope', 'telehealth'],
  movement: ['shoe', 'dumbbell'],
  nerve: ['brain', 'stethoscope', 'telehealth'],
  newborn: ['stethoscope', 'talk', 'telehealth'],
  pharmacy: ['pillbox'],
  phone: ['telehealth'],
  pillbox: ['pharmacy'],
  plate: ['food'],
  pregnancy: ['stethoscope', 'talk', 'telehealth'],
  rehab: ['dumbbell', 'shoe'],
  research: ['laboratory', 'tubes'],
  shoe: ['movement', 'stethoscope'],
  signpost: ['visit', 'talk'],
  skin: ['stethoscope', 'cream', 'telehealth'],
  sleep: ['clock', 'telehealth'],
  soap: ['infection'],
  spine: ['stethoscope', 'shoe', 'telehealth'],
  stethoscope: ['visit', 'talk', 'telehealth'],
  cream: ['skin'],
  surgery: ['monitor', 'stethoscope'],
  syringe: ['vaccines'],
  talk: ['stethoscope', 'phone', 'telehealth'],
  telehealth: ['phone'],
  tubes: ['laboratory'],
  tissues: ['stethoscope', 'allergies', 'telehealth'],
  vaccines: ['syringe'],
  visit: ['folder', 'talk'],
  water: ['kidneys', 'stethoscope', 'telehealth'],
  women: ['talk', 'stethoscope', 'telehealth'],
  xray: ['stethoscope', 'imaging'],
  yoga: ['movement', 'shoe'],
};

/** A scene beside a title that says the same, so without words of its own; `id` decides light, ground, mirror and companion. */
export const scenePicture = (scene: SceneName, id: string) => ({
  url: sceneUrl(scene, id),
  alternateText: '',
  width: 640,
  height: 427,
});

/** Where the picture of a scene is; `id` decides light, ground, mirror and companion. */
export const sceneUrl = (scene: SceneName, id: string): string => `/-/media/art/scene/${scene}/${id}.svg`;
